import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { formatDate, formatInr, rupeesToPaise } from '@kosha/domain';
import { fn, type within } from 'storybook/test';
import { interceptNavigation } from '../../../shared/money/payment.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { extensionOf, orderOf } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { orderHandlers } from '../orders.fixtures.ts';

export const extensionCallSpy = fn();
export const extensionCheckoutSpy = fn();

export function spyOnExtension(): () => void {
  extensionCallSpy.mockClear();
  extensionCheckoutSpy.mockClear();
  return interceptNavigation(extensionCheckoutSpy);
}

export const extensionCheckoutUrl = 'https://pay.example.in/checkout/4b7e?extension=905';

type Extension = Schema<'ExtensionInfo'>;

/** The extension offered for a ₹5,000 loan that is due tomorrow. */
export const offeredExtension = (changes: Partial<Extension> = {}): Extension =>
  extensionOf('extension-offered', changes);

/** An extension that was requested an hour ago. Just under 23 hours are left to pay its fee. */
export const requestedExtension = (changes: Partial<Extension> = {}): Extension =>
  extensionOf('extension', changes);

const paid = (): Extension =>
  requestedExtension({
    extensionFeePaid: requestedExtension().extensionFee,
    payUntil: null,
    paymentState: 'paid',
  });

function extendedBy(extension: Extension): Schema<'OrderDetail'> {
  const order = orderOf('extension');
  const { extensionFee: fee, extensionTime: dueDateAfter } = extension;
  const paidTime = Number(extension.serverTime);
  return {
    ...order,
    orderState: '6',
    extensionState: 3,
    extensions: [{ paidTime, fee, dueDateBefore: Number(order.repaymentDate), dueDateAfter }],
    repaymentDate: dueDateAfter,
    isExtension: false,
    extensionMsg: `You paid ${formatInr(rupeesToPaise(fee))} to move the due date to ${formatDate(dueDateAfter)}.`,
  };
}

const { extensionId, orderRepayId } = offeredExtension();
export const extensionIds = { extensionId, orderId: '70012', orderRepayId };

export function extensionWithoutOverdueRate(): Extension {
  const info = offeredExtension();
  delete info.overdueRate;
  return info;
}

type Calculation = Parameters<typeof mockGet<'/order-repay-extension/v1/extension-calc/{id}'>>[1];

interface Server {
  who?: string;
  order?: () => Schema<'OrderDetail'>;
  calculate?: Calculation;
  apply?: Parameters<typeof mockPost<'/order-repay-extension/v1/apply-extension'>>[1];
  giveUp?: Parameters<typeof mockPost<'/order-repay-extension/v1/giveup-extension'>>[1];
}

export const extensionServer = ({
  who = 'extension-offered',
  order = () => orderOf(who),
  calculate = success(extensionOf(who)),
  apply = success({ paymentUrl: extensionCheckoutUrl }),
  giveUp = success(null),
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/order-repay-extension/v1/extension-calc/{id}', calculate),
      mockPost('/order-repay-extension/v1/apply-extension', (request) => {
        extensionCallSpy('apply', request.body);
        return typeof apply === 'function' ? apply(request) : apply;
      }),
      mockPost('/order-repay-extension/v1/giveup-extension', (request) => {
        extensionCallSpy('giveUp', request.body);
        return typeof giveUp === 'function' ? giveUp(request) : giveUp;
      }),
      ...orderHandlers(order),
    ],
  },
});

export const extensionPaidMeanwhileServer = (
  changes: Partial<Extension> = {},
  giveUp: Server['giveUp'] = success(null),
) =>
  extensionServer({
    order: firstThenSecond(orderOf('extension'), extendedBy(paid())),
    calculate: firstThenSecond(success(requestedExtension(changes)), success(paid())),
    giveUp,
  });

export const findApplyButton = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('button', { name: 'Apply and payment' });
