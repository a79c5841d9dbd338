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

/**
 * The rank of an order: overdue loans come first, then loans that are due, then orders that wait
 * for the borrower, then orders that wait for the lender.
 */
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

/**
 * The page that the order's button opens. For a loan to repay, it is the order's detail with the
 * repayment dialog.
 */
export const repayHref = (order: InProgressOrder): string =>
  asksToPay(order) && homeOrderLink(order.orderState) === 'detail'
    ? paths.orderDetail(order.orderId, { repay: 1 })
    : inProgressHref(order);

/**
 * The page that an order in progress links to (§4). While a payment is being checked, it is the
 * page that shows the payment (D66).
 */
export function inProgressHref(order: InProgressOrder): string {
  const { orderId, orderState } = order;
  if (!isPaymentChecked(order)) return hrefs[homeOrderLink(orderState)](orderId);
  return orderLink(orderState) === 'extension'
    ? paths.orderExtension(orderId)
    : paths.orderDetail(orderId);
}
