import { describe, expect, it } from 'vitest';
import { mayPay, paymentView } from './payment-view.ts';

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
  ])('tells %s as %s', (paymentState, view) => {
    expect(paymentView({ orderState: '6', paymentState, hasPending: false })).toBe(view);
    expect(paymentView({ orderState: '8', paymentState, hasPending: true })).toBe(view);
  });

  it('is unknown for a started payment while the server says nothing', () => {
    expect(paymentView({ orderState: '6', hasPending: true })).toBe('unknown');
    expect(paymentView({ orderState: '6', hasPending: false })).toBe('none');
  });

  it('is paid for a settled order whose payment is known, and none otherwise', () => {
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
