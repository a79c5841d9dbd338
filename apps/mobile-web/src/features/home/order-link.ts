import { homeOrderLink, type OrderHomeLink } from '@kosha/domain';
import { paths, patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';

const hrefs = {
  audit: paths.orderAudit,
  confirm: paths.orderConfirm,
  detail: paths.orderDetail,
  orders: paths.orders,
} satisfies Record<OrderHomeLink, (id: string) => string>;

/** Where an order in progress leads (§4). */
export const orderLinkProps = ({ orderId, orderState }: InProgressOrder) => ({
  href: hrefs[homeOrderLink(orderState)](orderId),
  onClick: () => trackClick('home_order', patterns.home, { orderState: String(orderState) }),
});
