import { describe, expect, it } from 'vitest';
import { asksToPay, isLate, isPaymentChecked, mayPay, paymentView } from './payment-view.ts';

describe('paymentView', () => {
  it.each([
    ['none', 'none'],
    ['open', 'leftOpen'],
    ['processing', 'unknown'],
    ['paid', 'paid'],
    ['failed', 'notPaid'],
    ['cancelled', 'notPaid'],
    ['refunding', 'unknown'],
    ['toString', 'unknown'],
  ])('shows %s as %s', (paymentState, view) => {
    expect(paymentView({ orderState: '6', paymentState, hasPending: false })).toBe(view);
    expect(paymentView({ orderState: '8', paymentState, hasPending: true })).toBe(view);
  });

  it('is unknown for a started payment without a state from the server', () => {
    expect(paymentView({ orderState: '6', hasPending: true })).toBe('unknown');
    expect(paymentView({ orderState: '6', hasPending: false })).toBe('none');
  });

  it('is paid for a settled order with a known payment, and none otherwise', () => {
    expect(paymentView({ orderState: '7', hasPending: true })).toBe('paid');
    expect(paymentView({ orderState: 7, paymentState: 'paid', hasPending: false })).toBe('paid');
    expect(paymentView({ orderState: '7', hasPending: false })).toBe('none');
  });
});

describe('mayPay', () => {
  it.each(['6', '8', '11'])('lets state %s pay when no payment is under way', (orderState) => {
    expect(mayPay(orderState, 'none')).toBe(true);
    expect(mayPay(orderState, 'notPaid')).toBe(true);
  });

  it.each(['unknown', 'paid', 'leftOpen'] as const)(
    'never lets a second payment begin while one is %s',
    (view) => {
      expect(mayPay('6', view)).toBe(false);
    },
  );

  it.each(['1', '2', '3', '4', '5', '7', '9', '10', '42', null])(
    'lets nobody pay in state %s',
    (orderState) => {
      expect(mayPay(orderState, 'none')).toBe(false);
    },
  );
});

describe('a debt', () => {
  it.each(['6', '8', '11'])(
    'asks for money in state %s, but not while a payment is checked',
    (orderState) => {
      expect(asksToPay({ orderState })).toBe(true);
      expect(asksToPay({ orderState, paymentState: 'none' })).toBe(true);
      expect(asksToPay({ orderState, paymentState: 'checking' })).toBe(false);
      expect(isPaymentChecked({ orderState, paymentState: 'checking' })).toBe(true);
    },
  );

  it('is not paid if nothing is owed, whatever the server reports', () => {
    expect(isPaymentChecked({ orderState: '7', paymentState: 'checking' })).toBe(false);
    expect(asksToPay({ orderState: '42' })).toBe(false);
  });

  it.each([
    ['overdue', { orderState: '8' }, true],
    ['late before its extension', { orderState: '11', overdueDays: 2 }, true],
    [
      'overdue, with a payment that is checked',
      { orderState: '8', paymentState: 'checking' },
      false,
    ],
    ['settled', { orderState: '7', overdueDays: 3 }, false],
    ['in a state that is not known', { orderState: '42', overdueDays: 3 }, false],
  ])('that is %s: late or not', (_, facts, late) => {
    expect(isLate(facts)).toBe(late);
  });
});
