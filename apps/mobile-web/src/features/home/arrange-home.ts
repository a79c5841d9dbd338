import { canDo, isExternal, isLocked, parseOrderState } from '@kosha/domain';
import type { HomeProduct, InProgressOrder } from '../../shared/queries/home-index.ts';

interface HomeIndex {
  orders: readonly InProgressOrder[];
  products: readonly HomeProduct[];
}

export interface HomeArrangement {
  /** What the hero tells about: an order in progress, else the first product on offer. */
  firstOrder: InProgressOrder | undefined;
  otherOrders: readonly InProgressOrder[];
  firstOffer: HomeProduct | undefined;
  otherOffers: readonly HomeProduct[];
  /** The open product with the largest amount: where the borrower stands on the ladder. */
  standing: HomeProduct | undefined;
  locked: readonly HomeProduct[];
}

/**
 * Home from top to bottom (§2.36, D51): what is owed, then what waits, then what can be had. A product
 * with an order in progress is not offered again.
 */
export function arrangeHome({ orders, products }: HomeIndex): HomeArrangement {
  const [firstOrder, ...otherOrders] = orders.toSorted((a, b) => urgency(a) - urgency(b));
  const running = new Set(orders.map(({ name }) => name));
  const open = products.filter((product) => !isLocked(product));
  const offers = open.filter(({ name }) => !running.has(name));
  const firstOffer = firstOrder ? undefined : offers[0];
  return {
    firstOrder,
    otherOrders,
    firstOffer,
    otherOffers: offers.filter((offer) => offer !== firstOffer),
    standing: open.filter((product) => !isExternal(product)).toSorted(byAmount)[0],
    locked: products.filter(isLocked),
  };
}

/** Late, owed, waiting for the borrower's word, waiting for ours. */
function urgency({ orderState }: InProgressOrder): number {
  if (isOverdue(orderState)) return 0;
  if (canDo('repay', orderState)) return 1;
  return canDo('confirmLoan', orderState) ? 2 : 3;
}

const byAmount = (one: HomeProduct, other: HomeProduct) =>
  (other.maxAmountPaise ?? 0) - (one.maxAmountPaise ?? 0);

export function isOverdue(orderState: unknown): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '8';
}
