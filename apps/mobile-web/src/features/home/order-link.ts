import { inProgressHref } from '../../shared/money/in-progress.ts';
import { patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';

/** The way to an order in progress, which is tracked (§4). */
export const orderLinkProps = (order: InProgressOrder) => ({
  href: inProgressHref(order),
  onClick: () => trackClick('home_order', patterns.home, { orderState: String(order.orderState) }),
});
