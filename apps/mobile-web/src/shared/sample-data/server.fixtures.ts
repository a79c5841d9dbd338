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

const orElse = <Data>(data: Data | null | undefined, refused: Refused) =>
  data ? success(data) : refusal(...refused);

/**
 * Recorded for the largest amount and the product's own term; computed by the same rules for
 * others.
 */
function costOf(who: string, query: URLSearchParams): Schema<'Quote'> | null {
  const productId = query.get('productId') ?? '';
  const product = responsesFor(who).byProduct[productId];
  const recorded = query.get('repaidFirst') ? product?.costNext : product?.costNow;
  if (!product || !recorded) return null;
  const amount = Number(query.get('amount'));
  const days = Number(query.get('period'));
  const { amountList, period } = product.info;
  if (amount === Math.max(...amountList) && days === period) return recorded;
  const tier = (recorded.tier?.orderNum ?? null) as TierOrderNum | null;
  return { ...quoteOf(amount, { productId, tier, days }), repayBy: recorded.repayBy ?? null };
}

/** The reference server for one persona: all reads of home and of an order's screens. */
export const serverOf = (who: () => string) => [
  mockGet('/home/v1/index', () => success(responsesFor(who()).home)),
  mockGet('/auth/v1/find-user-auth', () => success(responsesFor(who()).auth)),
  mockGet('/order/v1/list', () => success(responsesFor(who()).orders)),
  mockGet('/order/v1/detail', ({ query }) =>
    orElse(responsesFor(who()).byOrder[query.get('orderId') ?? '']?.detail, orderNotFound),
  ),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockGet('/order-repay-extension/v1/extension-calc/{id}', () => {
    const { byOrder, orders } = responsesFor(who());
    const extension = byOrder[orders[0]?.orderId ?? '']?.extension;
    return orElse(extension, noExtension);
  }),
  mockGet('/product/v1/product-info', ({ query }) =>
    orElse(responsesFor(who()).byProduct[query.get('id') ?? '']?.info, productNotFound),
  ),
  mockGet('/order/v1/calculate', ({ query }) => orElse(costOf(who(), query), amountNotOffered)),
  ...trackingHandlers,
];
