import { isLocked } from '@kosha/domain';
import { byUrgency } from '../../shared/money/in-progress.ts';
import {
  byMerit,
  standingIn,
  type HomeProduct,
  type InProgressOrder,
} from '../../shared/queries/home-index.ts';

interface HomeIndex {
  orders: readonly InProgressOrder[];
  products: readonly HomeProduct[];
}

export interface HomeArrangement {
  /** What the hero tells about: an order in progress, else the best offer. */
  firstOrder: InProgressOrder | undefined;
  otherOrders: readonly InProgressOrder[];
  firstOffer: HomeProduct | undefined;
  otherOffers: readonly HomeProduct[];
  /** The largest amount that is open here: where the borrower stands on the ladder. */
  standing: HomeProduct | undefined;
  locked: readonly HomeProduct[];
}

/**
 * Home from top to bottom (§2.36, D51): what is owed, then what waits, then what can be had. A product
 * with an order in progress is not offered again.
 */
export function arrangeHome({ orders, products }: HomeIndex): HomeArrangement {
  const [firstOrder, ...otherOrders] = orders.toSorted(byUrgency);
  const running = new Set(orders.map(({ name }) => name));
  const open = products.filter((product) => !isLocked(product));
  const offers = open.filter(({ name }) => !running.has(name));
  const firstOffer = firstOrder ? undefined : offers.toSorted(byMerit)[0];
  return {
    firstOrder,
    otherOrders,
    firstOffer,
    otherOffers: offers.filter((offer) => offer !== firstOffer),
    standing: standingIn(products),
    locked: products.filter(isLocked),
  };
}
