import { asPaise, type Paise } from '@kosha/domain';
import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { readOffer, type ReadOffer } from './read-offer.ts';

/** A product's amounts, rates and lists (§3 Product info). */
export interface ProductInfo extends Omit<Schema<'ProductInfo'>, 'amountList' | 'offer'> {
  /** The amounts in the server's order. */
  amountsPaise: readonly Paise[];
  offer: ReadOffer | undefined;
}

/** Returns the amount that is selected by default (§9); undefined without amounts. */
export const largestAmount = ({ amountsPaise }: Pick<ProductInfo, 'amountsPaise'>) =>
  amountsPaise.length > 0 ? asPaise(Math.max(...amountsPaise)) : undefined;

export const productInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['product-info', id],
    queryFn: async ({ signal }): Promise<ProductInfo> => {
      const response = await api.get('/product/v1/product-info', { query: { id }, signal });
      const { amountList, offer, ...info } = unwrap(response);
      const amountsPaise = amountList
        .map((amount) => readPaise(amount, 'ProductInfo.amountList'))
        .filter((paise) => paise !== null);
      return { ...info, amountsPaise, offer: readOffer(offer) };
    },
  });
