import { describe, expect, it } from 'vitest';
import {
  isAwaitingRepayment,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  canStartPayment,
  displayedPaymentStatus,
} from './payment-view.ts';

describe('displayedPaymentStatus', () => {
  it.each([
    ['none', 'none'],
    ['open', 'leftOpen'],
    ['processing', 'unknown'],
    ['paid', 'paid'],
    ['failed', 'notPaid'],
    ['cancelled', 'notPaid'],
    ['refunding', 'unknown'],
    ['toString', 'unknown'],
  ])('maps the payment state %s to %s', (paymentState, view) => {
    expect(displayedPaymentStatus({ orderState: '6', paymentState, hasPending: false })).toBe(view);
    expect(displayedPaymentStatus({ orderState: '8', paymentState, hasPending: true })).toBe(view);
  });

  it('is unknown if a payment was started and the server reports no payment state', () => {
    expect(displayedPaymentStatus({ orderState: '6', hasPending: true })).toBe('unknown');
    expect(displayedPaymentStatus({ orderState: '6', hasPending: false })).toBe('none');
  });

  it('for a settled order is paid if there was a payment, else none', () => {
    expect(displayedPaymentStatus({ orderState: '7', hasPending: true })).toBe('paid');
    expect(displayedPaymentStatus({ orderState: 7, paymentState: 'paid', hasPending: false })).toBe(
      'paid',
    );
    expect(displayedPaymentStatus({ orderState: '7', hasPending: false })).toBe('none');
  });
});

describe('mayPay', () => {
  it.each(['6', '8', '11'])('allows a payment in state %s if none is running', (orderState) => {
    expect(canStartPayment(orderState, 'none')).toBe(true);
    expect(canStartPayment(orderState, 'notPaid')).toBe(true);
  });

  it.each(['unknown', 'paid', 'leftOpen'] as const)(
    'does not allow another payment while the payment status is %s',
    (view) => {
      expect(canStartPayment('6', view)).toBe(false);
    },
  );

  it.each(['1', '2', '3', '4', '5', '7', '9', '10', '42', null])(
    'does not allow a payment in state %s',
    (orderState) => {
      expect(canStartPayment(orderState, 'none')).toBe(false);
    },
  );
});

describe('an order', () => {
  it.each(['6', '8', '11'])(
    'in state %s requires a payment, but not while a payment is being checked',
    (orderState) => {
      expect(isAwaitingRepayment({ orderState })).toBe(true);
      expect(isAwaitingRepayment({ orderState, paymentState: 'none' })).toBe(true);
      expect(isAwaitingRepayment({ orderState, paymentState: 'checking' })).toBe(false);
      expect(isPaymentBeingChecked({ orderState, paymentState: 'checking' })).toBe(true);
    },
  );

  it('requires no payment and checks none if nothing is owed, whatever the server reports', () => {
    expect(isPaymentBeingChecked({ orderState: '7', paymentState: 'checking' })).toBe(false);
    expect(isAwaitingRepayment({ orderState: '42' })).toBe(false);
  });

  it.each([
    ['overdue', { orderState: '8' }, true],
    ['due later', { orderState: '6' }, false],
    ['due today', { orderState: '6', overdueDays: 0 }, false],
    ['extended before its due date', { orderState: '11', overdueDays: 0 }, false],
    ['late before its extension', { orderState: '11', overdueDays: 2 }, true],
    ['overdue, with a payment being checked', { orderState: '8', paymentState: 'checking' }, false],
    ['settled', { orderState: '7', overdueDays: 3 }, false],
    ['in an unknown state', { orderState: '42', overdueDays: 3 }, false],
  ])('that is %s: isLate returns the expected result', (_, facts, late) => {
    expect(isRepaymentOverdue(facts)).toBe(late);
  });
});
