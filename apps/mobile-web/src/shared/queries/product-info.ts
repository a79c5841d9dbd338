import { asPaise, type Paise } from '@kosha/domain';
import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { parseOffer, type ParsedOffer } from './parse-offer.ts';

/** The details of a loan product, with amounts in paise (§3 Product info). */
export interface ProductInfo extends Omit<
  Schema<'ProductInfo'>,
  'amountList' | 'detail' | 'offer'
> {
  /** The loan amounts that the user can select, in the sequence of the response. */
  amountsPaise: readonly Paise[];
  eligibility: readonly string[];
  requirements: readonly string[];
  offer: ParsedOffer | undefined;
}

/** Returns the amount that is selected by default (§9); undefined without amounts. */
export const largestAmount = ({ amountsPaise }: Pick<ProductInfo, 'amountsPaise'>) =>
  amountsPaise.length > 0 ? asPaise(Math.max(...amountsPaise)) : undefined;

export const productInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['product-info', id],
    queryFn: async ({ signal }): Promise<ProductInfo> => {
      const response = await api.get('/product/v1/product-info', { query: { id }, signal });
      const { amountList, detail, offer, ...info } = unwrap(response);
      const amountsPaise = amountList
        .map((amount) => readPaise(amount, 'ProductInfo.amountList'))
        .filter((paise) => paise !== null);
      // The contract defines `content` as an array, but a server may send a single string.
      const [eligibility = [], requirements = []] = detail.map(({ content }) =>
        [content ?? []].flat(),
      );
      return { ...info, amountsPaise, eligibility, requirements, offer: parseOffer(offer) };
    },
  });
