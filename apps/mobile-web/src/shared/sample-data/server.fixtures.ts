import type { Schema } from '@kosha/api-client';
import { mockGet, refusal, success } from '@kosha/api-client/testing';
import type { TierOrderNum } from '@kosha/domain';
import { trackingHandlers } from '../tracking/tracking.fixtures.ts';
import { quoteOf } from './price.fixtures.ts';
import { responsesFor } from './sample-data.fixtures.ts';

type Refused = [msg: string, httpStatus: number];
const orderNotFound: Refused = ['This order was not found.', 404];
const productNotFound: Refused = ['This product was not found.', 404];
const noExtension: Refused = ['This order cannot be extended now.', 409];
const amountNotOffered: Refused = ['This amount is not offered for this product.', 422];

const orRefused = <Data>(data: Data | null | undefined, refused: Refused) =>
  data ? success(data) : refusal(...refused);

/**
 * The sample data contains only the quotes for the largest amount and the product's own term, so
 * `quoteOf` computes all other quotes.
 */
function costOf(persona: string, query: URLSearchParams): Schema<'Quote'> | null {
  const productId = query.get('productId') ?? '';
  const product = responsesFor(persona).byProduct[productId];
  const recorded = query.get('repaidFirst') ? product?.costNext : product?.costNow;
  if (!product || !recorded) return null;
  const amount = Number(query.get('amount'));
  const days = Number(query.get('period'));
  const { amountList, period } = product.info;
  if (amount === Math.max(...amountList) && days === period) return recorded;
  const tier = (recorded.tier?.orderNum ?? null) as TierOrderNum | null;
  return { ...quoteOf(amount, { productId, tier, days }), repayBy: recorded.repayBy ?? null };
}

export const personaHandlers = (persona: () => string) => [
  mockGet('/home/v1/index', () => success(responsesFor(persona()).home)),
  mockGet('/auth/v1/find-user-auth', () => success(responsesFor(persona()).auth)),
  mockGet('/order/v1/list', () => success(responsesFor(persona()).orders)),
  mockGet('/order/v1/detail', ({ query }) =>
    orRefused(responsesFor(persona()).byOrder[query.get('orderId') ?? '']?.detail, orderNotFound),
  ),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockGet('/order-repay-extension/v1/extension-calc/{id}', () => {
    const { byOrder, orders } = responsesFor(persona());
    const extension = byOrder[orders[0]?.orderId ?? '']?.extension;
    return orRefused(extension, noExtension);
  }),
  mockGet('/product/v1/product-info', ({ query }) =>
    orRefused(responsesFor(persona()).byProduct[query.get('id') ?? '']?.info, productNotFound),
  ),
  mockGet('/order/v1/calculate', ({ query }) =>
    orRefused(costOf(persona(), query), amountNotOffered),
  ),
  ...trackingHandlers,
];
