import { isProductLocked } from '@kosha/domain';
import { byUrgency } from '../../shared/money/in-progress.ts';
import {
  byAvailability,
  bestOpenProduct,
  type HomeProduct,
  type InProgressOrder,
} from '../../shared/queries/home-index.ts';

interface HomeIndex {
  orders: readonly InProgressOrder[];
  products: readonly HomeProduct[];
}

export interface HomeArrangement {
  /** The order in progress that is shown first. Without an order, the best offer is first. */
  firstOrder: InProgressOrder | undefined;
  otherOrders: readonly InProgressOrder[];
  firstOffer: HomeProduct | undefined;
  otherOffers: readonly HomeProduct[];
  /** The best product that the borrower has unlocked. Its tier is the borrower's tier. */
  standing: HomeProduct | undefined;
  locked: readonly HomeProduct[];
}

/**
 * Arranges Home (§2.36, D51): orders in progress by urgency, then offers, then locked products. A
 * product with an order in progress is not offered.
 */
export function arrangeHome({ orders, products }: HomeIndex): HomeArrangement {
  const [firstOrder, ...otherOrders] = orders.toSorted(byUrgency);
  const running = new Set(orders.map(({ name }) => name));
  const open = products.filter((product) => !isProductLocked(product));
  const offers = open.filter(({ name }) => !running.has(name));
  const firstOffer = firstOrder ? undefined : offers.toSorted(byAvailability)[0];
  return {
    firstOrder,
    otherOrders,
    firstOffer,
    otherOffers: offers.filter((offer) => offer !== firstOffer),
    standing: bestOpenProduct(products),
    locked: products.filter(isProductLocked),
  };
}
