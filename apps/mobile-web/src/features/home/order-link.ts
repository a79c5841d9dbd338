import { inProgressHref, repayHref } from '../../shared/money/in-progress.ts';
import { patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';

/** The tracked link to an order in progress (§4). */
export const orderLinkProps = (order: InProgressOrder) => linkProps(order, inProgressHref(order));

/** The tracked link that opens the repayment dialog of an order. */
export const orderButtonProps = (order: InProgressOrder) => linkProps(order, repayHref(order));

const linkProps = (order: InProgressOrder, href: string) => ({
  href,
  onClick: () => trackClick('home_order', patterns.home, { orderState: String(order.orderState) }),
});
