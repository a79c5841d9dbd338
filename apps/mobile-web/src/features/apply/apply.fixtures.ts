import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  success,
  type MockResponse,
  type MockRequest,
} from '@kosha/api-client/testing';
import { routePatterns } from '../../shared/paths.ts';
import {
  homeProductOf,
  productInfoFor,
  responsesFor,
  withoutOffer,
} from '../../shared/sample-data/sample-data.fixtures.ts';
import { endSession } from '../../shared/session/session.ts';
import { secondCard } from '../../shared/sample-data/cards.fixtures.ts';
import { quoteOf } from '../../shared/sample-data/price.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';

/** A borrower with the Copper tier, after one repayment on time. */
const key = 'settled';

/** Kosha Flex without the field `offer`, so its costs appear only after the quote loads (D66). */
export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  withoutOffer(productInfoFor(key, '1', changes));

export const offeredProduct = (): Schema<'ProductInfo'> => productInfoFor(key, '1');

export const quoteFor = (amountRupees: number, days = 7): Schema<'Quote'> =>
  quoteOf(amountRupees, { tier: 2, days });

export const bankCards: Schema<'BankCard'>[] = [...responsesFor(key).cards, secondCard];

export const homeListing = (changes: Partial<Schema<'HomeProduct'>>) =>
  success({ homeProductVos: [homeProductOf(key, '1', changes)], undwayList: [] });

type Responding<Data> = MockResponse<Data> | ((request: MockRequest) => MockResponse<Data>);

interface Server {
  precheck?: Responding<Schema<'PrecheckResult'>>;
  product?: Responding<Schema<'ProductInfo'>>;
  quote?: Responding<Schema<'Quote'>>;
  cards?: Responding<Schema<'BankCard'>[]>;
  listed?: Responding<Schema<'HomeIndex'>>;
  isPositionWanted?: boolean;
}

export const applyScreenHandlers = ({
  precheck = success({ orderStatus: 1, rejectStatusVO: null }),
  product = success(productInfo()),
  quote = ({ query }) =>
    success(quoteFor(Number(query.get('amount')), Number(query.get('period')))),
  cards = success(bankCards),
  listed = homeListing({}),
  isPositionWanted = false,
}: Server = {}) => [
  mockGet('/order/v1/precheck', precheck),
  mockGet('/product/v1/product-info', product),
  mockGet('/order/v1/calculate', quote),
  mockGet('/home/v1/index', listed),
  mockGet('/bank/v1/find-user-bank-card', cards),
  mockPost(
    '/device/v1/needUpload',
    success([{ type: 'gps', needUpload: isPositionWanted ? 1 : 0 }]),
  ),
  ...trackingHandlers,
];

/**
 * The strict policy in Safari on an iPhone, without a session of the native app. In the native app,
 * the strict policy allows only loans with long terms (D54), which the sample products do not have.
 */
export const inStrictBrowser = {
  globals: { policy: 'strict', platform: 'iphone' },
  beforeEach: endSession,
};

export const applyScreenRoute = (query = '') => ({
  path: routePatterns.apply,
  url: `/product/1/detail${query}`,
});

export const withResponses = (server: Server) => ({
  msw: { handlers: applyScreenHandlers(server) },
});
