import { unwrap, type Schema } from '@kosha/api-client';
import {
  isApplyable,
  isExternal,
  isLocked,
  type KnownPaise,
  type PaidExtension,
} from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { termsHere } from '../native/terms-here.ts';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { readExtensions } from './paid-extensions.ts';

/** A product on offer (§3 Home product). */
export interface HomeProduct extends Omit<Schema<'HomeProduct'>, 'maxAmount'> {
  maxAmountPaise: KnownPaise;
}

/** An order that asks for a next step (§3 In-progress order). */
export interface InProgressOrder extends Omit<
  Schema<'InProgressOrder'>,
  | 'amount'
  | 'interest'
  | 'repaymentAmount'
  | 'arriveAmount'
  | 'overdueFee'
  | 'extensions'
  | 'serverTime'
> {
  amountPaise: KnownPaise;
  interestPaise: KnownPaise;
  /** Undefined where the server does not tell it here, as the next three (D51). */
  repaymentPaise: KnownPaise | undefined;
  receivedPaise: KnownPaise | undefined;
  overdueFeePaise: KnownPaise | undefined;
  extensions: readonly PaidExtension<KnownPaise>[] | undefined;
  /** The server's time of the answer, the phone's where it is not told (D51); epoch milliseconds. */
  nowMs: number;
}

/** The products on offer and the orders in progress. */
export const homeIndexQuery = queryOptions({
  queryKey: ['home-index'],
  // Orders move on by themselves, so each visit reads them again.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const home = unwrap(await api.get('/home/v1/index', { signal }));
    return {
      products: home.homeProductVos.filter(isOfferedHere).map(toProduct),
      orders: home.undwayList.map(toOrder),
    };
  },
});

/** The app of a store may not offer every product (D54). */
const isOfferedHere = (product: Schema<'HomeProduct'>) => termsHere(product).length > 0;

const toProduct = ({ maxAmount, ...product }: Schema<'HomeProduct'>): HomeProduct => ({
  ...product,
  maxAmountPaise: readPaise(maxAmount, 'HomeProduct.maxAmount'),
});

function toOrder(answer: Schema<'InProgressOrder'>): InProgressOrder {
  const { amount, interest, repaymentAmount, arriveAmount, overdueFee, ...rest } = answer;
  const { extensions, serverTime, ...order } = rest;
  return {
    ...order,
    amountPaise: readPaise(amount, 'InProgressOrder.amount'),
    interestPaise: readPaise(interest, 'InProgressOrder.interest'),
    repaymentPaise: readIfTold(repaymentAmount, 'InProgressOrder.repaymentAmount'),
    receivedPaise: readIfTold(arriveAmount, 'InProgressOrder.arriveAmount'),
    overdueFeePaise: readIfTold(overdueFee, 'InProgressOrder.overdueFee'),
    extensions: readExtensions(extensions),
    nowMs: serverTime ?? Date.now(),
  };
}

const readIfTold = (rupees: number | undefined, field: string) =>
  rupees === undefined ? undefined : readPaise(rupees, field);

/** For sorting offers: what can be had here now comes first, the largest amount of it. */
export const byMerit = (one: HomeProduct, other: HomeProduct): number =>
  distance(one) - distance(other) || (other.maxAmountPaise ?? 0) - (one.maxAmountPaise ?? 0);

/** How far an offer is from being had: now, after a denial, from a partner, not at all. */
function distance(product: HomeProduct): number {
  if (!isApplyable(product)) return 3;
  if (isExternal(product)) return 2;
  return product.reapplyTime ? 1 : 0;
}

/** The best open product of our own: where the borrower stands among the tiers. */
export const standingIn = (products: readonly HomeProduct[]): HomeProduct | undefined =>
  products.filter((product) => !isLocked(product) && !isExternal(product)).toSorted(byMerit)[0];
