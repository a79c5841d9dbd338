import { isLocked } from '@kosha/domain';
import { byUrgency } from '../../shared/money/in-progress.ts';
import {
  byMerit,
  bestOpenProduct,
  type HomeProduct,
  type InProgressOrder,
} from '../../shared/queries/home-index.ts';

interface HomeIndex {
  orders: readonly InProgressOrder[];
  products: readonly HomeProduct[];
}

export interface HomeArrangement {
  /** The order in progress that is the hero; without one, the best offer is the hero. */
  firstOrder: InProgressOrder | undefined;
  otherOrders: readonly InProgressOrder[];
  firstOffer: HomeProduct | undefined;
  otherOffers: readonly HomeProduct[];
  /** The largest open product, which shows the borrower's position on the ladder. */
  standing: HomeProduct | undefined;
  locked: readonly HomeProduct[];
}

/**
 * The order of home's sections (§2.36, D51): debts, pending orders, then offers. A product with an
 * order in progress is not offered again.
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
    standing: bestOpenProduct(products),
    locked: products.filter(isLocked),
  };
}
