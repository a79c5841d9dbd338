import { unwrap, type Schema } from '@kosha/api-client';
import {
  isOpenForApplications,
  isExternalProduct,
  isProductLocked,
  type NullablePaise,
  type PaidExtension,
} from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { termsOnPlatform } from '../native/terms-here.ts';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { readExtensions } from './paid-extensions.ts';
import { parseOffer, type ParsedOffer } from './parse-offer.ts';

/** A loan product on the home screen, with amounts in paise (§3 Home product). */
export interface HomeProduct extends Omit<Schema<'HomeProduct'>, 'maxAmount' | 'offer'> {
  maxAmountPaise: NullablePaise;
  offer: ParsedOffer | undefined;
}

/** An order in progress, with amounts in paise (§3 In-progress order). */
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
  amountPaise: NullablePaise;
  interestPaise: NullablePaise;
  /** This amount and the next three fields are undefined if the response lacks them (D51). */
  repaymentPaise: NullablePaise | undefined;
  receivedPaise: NullablePaise | undefined;
  overdueFeePaise: NullablePaise | undefined;
  extensions: readonly PaidExtension<NullablePaise>[] | undefined;
  /**
   * The server's time of the response, or the phone's time if missing (D51), in epoch milliseconds.
   */
  nowMs: number;
}

/** The newest loan, if the borrower returned this loan in the cooling-off period (D56). */
export interface ReturnedLoan extends Omit<Schema<'ReturnedLoan'>, 'paidAmount'> {
  paidPaise: NullablePaise;
}

export const homeIndexQuery = queryOptions({
  queryKey: ['home-index'],
  // Orders change on the server, so each visit refetches.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const home = unwrap(await api.get('/home/v1/index', { signal }));
    return {
      products: home.homeProductVos.filter(isOfferedHere).map(toProduct),
      orders: home.undwayList.map(toOrder),
      returned: home.returned && toReturned(home.returned),
    };
  },
});

/** Returns false inside a native app if app stores allow no term of the product (D54). */
const isOfferedHere = (product: Schema<'HomeProduct'>) => termsOnPlatform(product).length > 0;

const toReturned = ({ paidAmount, ...loan }: Schema<'ReturnedLoan'>): ReturnedLoan => ({
  ...loan,
  paidPaise: readPaise(paidAmount, 'ReturnedLoan.paidAmount'),
});

const toProduct = ({ maxAmount, offer, ...product }: Schema<'HomeProduct'>): HomeProduct => ({
  ...product,
  offer: parseOffer(offer),
  maxAmountPaise: readPaise(maxAmount, 'HomeProduct.maxAmount'),
});

function toOrder(response: Schema<'InProgressOrder'>): InProgressOrder {
  const { amount, interest, repaymentAmount, arriveAmount, overdueFee, ...rest } = response;
  const { extensions, serverTime, ...order } = rest;
  return {
    ...order,
    amountPaise: readPaise(amount, 'InProgressOrder.amount'),
    interestPaise: readPaise(interest, 'InProgressOrder.interest'),
    repaymentPaise: readOptional(repaymentAmount, 'InProgressOrder.repaymentAmount'),
    receivedPaise: readOptional(arriveAmount, 'InProgressOrder.arriveAmount'),
    overdueFeePaise: readOptional(overdueFee, 'InProgressOrder.overdueFee'),
    extensions: readExtensions(extensions),
    nowMs: serverTime ?? Date.now(),
  };
}

const readOptional = (rupees: number | undefined, field: string) =>
  rupees === undefined ? undefined : readPaise(rupees, field);

export const byAvailability = (one: HomeProduct, other: HomeProduct): number =>
  availabilityRank(one) - availabilityRank(other) ||
  (other.maxAmountPaise ?? 0) - (one.maxAmountPaise ?? 0);

/**
 * Returns 0 if the user can apply now, 1 after a denial, 2 for a partner's product, and 3 if nobody
 * can apply.
 */
function availabilityRank(product: HomeProduct): number {
  if (!isOpenForApplications(product)) return 3;
  if (isExternalProduct(product)) return 2;
  return product.reapplyTime ? 1 : 0;
}

/**
 * Returns the most available product that is neither locked nor a partner's. Screens show the tier
 * of this product.
 */
export const bestOpenProduct = (products: readonly HomeProduct[]): HomeProduct | undefined =>
  products
    .filter((product) => !isProductLocked(product) && !isExternalProduct(product))
    .toSorted(byAvailability)[0];
