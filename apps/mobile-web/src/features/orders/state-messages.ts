import { parseOrderState, type OrderListLink } from '@kosha/domain';
import type { Translate } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { ordersMessages } from './orders.messages.ts';

type OrdersText = Translate<typeof ordersMessages.texts>;

export function orderStateText(state: string, text: OrdersText): string {
  const parsed = parseOrderState(state);
  return parsed.isKnown ? text(`state${parsed.state}`) : text('stateUnknown');
}

type NextStep = NonNullable<OrderListLink>;

/** The label of the link to the next step. It mentions the repayment only if one is due. */
export const nextStepLabelKey = (step: NextStep, isAskedToPay: boolean) =>
  step === 'detail' && !isAskedToPay ? 'seeDetails' : nextSteps[step].label;

/** The next step of an order (§4). */
export const nextSteps = {
  audit: { label: 'nextAudit', path: paths.orderAudit },
  confirm: { label: 'nextConfirm', path: paths.orderConfirm },
  detail: { label: 'nextDetail', path: paths.orderDetail },
  extension: { label: 'nextExtension', path: paths.orderExtension },
} as const satisfies Record<
  NextStep,
  { label: keyof typeof ordersMessages.texts; path: (id: string) => string }
>;
