import {
  isAwaitingRepayment,
  isOrderActionAllowed,
  homeOrderLink,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  orderListLink,
  type OrderHomeLink,
} from '@kosha/domain';
import { paths } from '../paths.ts';
import type { InProgressOrder } from '../queries/home-index.ts';

function urgency(order: InProgressOrder): number {
  if (isRepaymentOverdue(order)) return 0;
  if (isAwaitingRepayment(order)) return 1;
  return isOrderActionAllowed('confirmLoan', order.orderState) ? 2 : 3;
}

export const byUrgency = (one: InProgressOrder, other: InProgressOrder) =>
  urgency(one) - urgency(other);

const hrefs = {
  audit: paths.orderAudit,
  confirm: paths.orderConfirm,
  detail: paths.orderDetail,
  orders: paths.orders,
} satisfies Record<OrderHomeLink, (id: string) => string>;

/** If the loan must be repaid, the order's page opens with the repayment dialog. */
export const repayHref = (order: InProgressOrder): string =>
  isAwaitingRepayment(order) && homeOrderLink(order.orderState) === 'detail'
    ? paths.orderDetail(order.orderId, { repay: 1 })
    : inProgressHref(order);

/**
 * Returns the URL of the page for an order in progress (§4). While the server checks a payment,
 * this page shows the payment (D66).
 */
export function inProgressHref(order: InProgressOrder): string {
  const { orderId, orderState } = order;
  if (!isPaymentBeingChecked(order)) return hrefs[homeOrderLink(orderState)](orderId);
  return orderListLink(orderState) === 'extension'
    ? paths.orderExtension(orderId)
    : paths.orderDetail(orderId);
}
