import { canDo, homeOrderLink, parseOrderState, type OrderHomeLink } from '@kosha/domain';
import { paths } from '../paths.ts';
import type { InProgressOrder } from '../queries/home-index.ts';

export function isOverdue(orderState: unknown): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '8';
}

/** Late, owed, waiting for the borrower's word, waiting for ours. */
function urgency({ orderState }: InProgressOrder): number {
  if (isOverdue(orderState)) return 0;
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
