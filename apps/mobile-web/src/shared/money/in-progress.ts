import { canDo, homeOrderLink, parseOrderState, type OrderHomeLink } from '@kosha/domain';
import { paths } from '../paths.ts';
import type { InProgressOrder } from '../queries/home-index.ts';

/** Past its due date, also while an extension that was asked for waits for its fee (D53). */
export function isLate({ orderState, overdueDays = 0 }: InProgressOrder): boolean {
  const parsed = parseOrderState(orderState);
  const isOverdue = parsed.isKnown && parsed.state === '8';
  return isOverdue || (overdueDays > 0 && canDo('repay', orderState));
}

/** In this order: late, owed, waits for the borrower, waits for us. */
function urgency(order: InProgressOrder): number {
  const { orderState } = order;
  if (isLate(order)) return 0;
  if (canDo('repay', orderState)) return 1;
  return canDo('confirmLoan', orderState) ? 2 : 3;
}

/** For sorting orders: what cannot wait comes first. */
export const byUrgency = (one: InProgressOrder, other: InProgressOrder) =>
  urgency(one) - urgency(other);

const hrefs = {
  audit: paths.orderAudit,
  confirm: paths.orderConfirm,
  detail: paths.orderDetail,
  orders: paths.orders,
} satisfies Record<OrderHomeLink, (id: string) => string>;

/** Where an order in progress leads (§4). */
export const inProgressHref = ({ orderId, orderState }: InProgressOrder) =>
  hrefs[homeOrderLink(orderState)](orderId);
