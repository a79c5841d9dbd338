import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { dayMs, hourMs } from '@kosha/domain';
import { fn, type within } from 'storybook/test';
import { watchLeaving } from '../../../shared/money/payment.fixtures.ts';
import { orderDetail } from '../../../shared/queries/order-detail.fixtures.ts';
import { withOrder } from '../orders.fixtures.ts';

/** Each write, in the order of its arrival. */
export const called = fn();
/** Where the browser was about to go. */
export const left = fn();

export function watchExtension(): () => void {
  called.mockClear();
  left.mockClear();
  return watchLeaving(left);
}

export const checkoutUrl = 'https://pay.example.in/checkout/4b7e?extension=905';
export const names = { extensionId: '905', orderId: '70012', orderRepayId: '80012' };

/** Noon in India, so that no due date of these falls on another day while a story runs. */
const noonMs = Date.UTC(2026, 0, 8, 6, 30);

/** An extension of a loan of ₹5,000 that is due tomorrow. */
export function extension(changes: Partial<Schema<'ExtensionInfo'>> = {}): Schema<'ExtensionInfo'> {
  return {
    extensionId: '905',
    orderRepayId: '80012',
    extensionFee: 205,
    extensionFeePaid: 0,
    extensionServiceFee: 177,
    extensionRate: 3,
    interest: 28,
    extensionApplyTime: noonMs,
    extensionDay: 7,
    extensionTime: noonMs + 7 * dayMs,
    payUntil: null,
    paymentState: 'none',
    overdueRate: 1,
    serverTime: noonMs,
    ...changes,
  };
}

/** One that was asked for some hours ago: 18 and a half hours are left. */
export const asked = (changes: Partial<Schema<'ExtensionInfo'>> = {}) =>
  extension({ payUntil: noonMs + 18.5 * hourMs, paymentState: 'open', ...changes });

export const paid = () => extension({ extensionFeePaid: 205, paymentState: 'paid' });

/** One from a server that does not tell the overdue rate. */
export function withoutOverdueRate(): Schema<'ExtensionInfo'> {
  const told = extension();
  delete told.overdueRate;
  return told;
}

/** A loan that is due the day after. */
const order = (changes: Partial<Schema<'OrderDetail'>> = {}) =>
  orderDetail({
    isExtension: true,
    repaymentDate: noonMs + dayMs,
    serverTime: noonMs,
    ...changes,
  });

type Calculation = Parameters<typeof mockGet<'/order-repay-extension/v1/extension-calc/{id}'>>[1];

interface Server {
  order?: Partial<Schema<'OrderDetail'>>;
  calculate?: Calculation;
  apply?: Parameters<typeof mockPost<'/order-repay-extension/v1/apply-extension'>>[1];
  giveUp?: Parameters<typeof mockPost<'/order-repay-extension/v1/giveup-extension'>>[1];
}

/** Answers everything that the screen asks for. */
export const server = ({
  order: changes = {},
  calculate = success(extension()),
  apply = success({ paymentUrl: checkoutUrl }),
  giveUp = success(null),
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/order-repay-extension/v1/extension-calc/{id}', calculate),
      mockPost('/order-repay-extension/v1/apply-extension', (request) => {
        called('apply', request.body);
        return typeof apply === 'function' ? apply(request) : apply;
      }),
      mockPost('/order-repay-extension/v1/giveup-extension', (request) => {
        called('giveUp', request.body);
        return typeof giveUp === 'function' ? giveUp(request) : giveUp;
      }),
      ...withOrder(order(changes)),
    ],
  },
});

export const findApply = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('button', { name: 'Apply and payment' });
