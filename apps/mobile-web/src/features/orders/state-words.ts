import { canDo, parseOrderState, type OrderListLink } from '@kosha/domain';
import type { Translate } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { ordersMessages } from './orders.messages.ts';

type OrdersText = Translate<typeof ordersMessages.texts>;

/** What an order's state means for the borrower, in a sentence. */
export function stateSentence(state: string, text: OrdersText): string {
  const parsed = parseOrderState(state);
  return parsed.isKnown ? text(`state${parsed.state}`) : text('stateUnknown');
}

type NextStep = NonNullable<OrderListLink>;

/** The words of the link to an order's step. A settled order can only be looked at. */
export const nextStepLabel = (step: NextStep, state: string) =>
  step === 'detail' && !canDo('repay', state) ? 'seeDetails' : nextSteps[step].label;

/** Where an order leads (§4) and what there is to do. */
export const nextSteps = {
  audit: { label: 'nextAudit', path: paths.orderAudit },
  confirm: { label: 'nextConfirm', path: paths.orderConfirm },
  detail: { label: 'nextDetail', path: paths.orderDetail },
  extension: { label: 'nextExtension', path: paths.orderExtension },
} as const satisfies Record<
  NextStep,
  { label: keyof typeof ordersMessages.texts; path: (id: string) => string }
>;
