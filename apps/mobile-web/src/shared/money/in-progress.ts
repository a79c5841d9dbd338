import {
  asksToPay,
  canDo,
  homeOrderLink,
  isLate,
  isPaymentChecked,
  orderLink,
  type OrderHomeLink,
} from '@kosha/domain';
import { paths } from '../paths.ts';
import type { InProgressOrder } from '../queries/home-index.ts';

/** The sort order: overdue, due, waiting for the borrower, waiting for the lender. */
function urgency(order: InProgressOrder): number {
  if (isLate(order)) return 0;
  if (asksToPay(order)) return 1;
  return canDo('confirmLoan', order.orderState) ? 2 : 3;
}

/** A comparator that sorts the most urgent order first. */
export const byUrgency = (one: InProgressOrder, other: InProgressOrder) =>
  urgency(one) - urgency(other);

const hrefs = {
  audit: paths.orderAudit,
  confirm: paths.orderConfirm,
  detail: paths.orderDetail,
  orders: paths.orders,
} satisfies Record<OrderHomeLink, (id: string) => string>;

/** The target of the order's button: the repayment dialog on the order's detail. */
export const repayHref = (order: InProgressOrder): string =>
  asksToPay(order) && homeOrderLink(order.orderState) === 'detail'
    ? paths.orderDetail(order.orderId, { repay: 1 })
    : inProgressHref(order);

/**
 * The target of an order in progress (§4). While its payment is being checked, this is the
 * payment's status (D66).
 */
export function inProgressHref(order: InProgressOrder): string {
  const { orderId, orderState } = order;
  if (!isPaymentChecked(order)) return hrefs[homeOrderLink(orderState)](orderId);
  return orderLink(orderState) === 'extension'
    ? paths.orderExtension(orderId)
    : paths.orderDetail(orderId);
}
