import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  success,
  type MockAnswer,
  type MockRequest,
} from '@kosha/api-client/testing';
import { quote as quoteOf, paiseToRupees, rupeesToPaise } from '@kosha/domain';
import { patterns } from '../../shared/paths.ts';
import { homeProduct } from '../../shared/queries/home-index.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';

export function productInfo(changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> {
  return {
    name: 'Kosha Flex',
    amountList: [1000, 3000, 5000],
    period: 7,
    interestRate: 0.08,
    loanProcessingTime: 'Within 30 minutes',
    score: 4.8,
    serviceRate: 10,
    slogan: 'Small loans, plain terms',
    periodList: [7],
    detail: [
      { content: ['Indian citizen', '18 years or older'] },
      { content: ['KYC documents', 'Basic, work and contact information'] },
    ],
    tier: { orderNum: 2, reductionPercent: 5 },
    ...changes,
  };
}

/** The server's price of an amount: the rules of D17 with the Copper reduction. */
export function quoteFor(amountRupees: number): Schema<'Quote'> {
  const price = quoteOf({
    principalPaise: rupeesToPaise(amountRupees),
    serviceRate: 10,
    tierReductionPercent: 5,
    interestRatePercentPerDay: 0.08,
    days: 7,
  });
  return {
    repaymentAmount: paiseToRupees(price.repaymentPaise),
    serviceFee: paiseToRupees(price.processingFeePaise),
    gstFee: paiseToRupees(price.gstPaise),
    interest: paiseToRupees(price.interestPaise),
    arriveAmount: paiseToRupees(price.receivedPaise),
    repaymentDate: Date.UTC(2026, 11, 12, 6),
  };
}

export const bankCards: Schema<'BankCard'>[] = [
  { id: '31', cardNo: '001234564821', bankCode: 'SBIN0005678', bankName: 'State Bank of India' },
  { id: '30', cardNo: 'XXXX7890', bankCode: 'HDFC0001234', bankName: 'HDFC Bank' },
];

export const listedAs = (changes: Partial<Schema<'HomeProduct'>>) =>
  success({ homeProductVos: [homeProduct({ id: '1', ...changes })], undwayList: [] });

type Answering<Data> = MockAnswer<Data> | ((request: MockRequest) => MockAnswer<Data>);

interface Server {
  precheck?: Answering<Schema<'PrecheckResult'>>;
  product?: Answering<Schema<'ProductInfo'>>;
  quote?: Answering<Schema<'Quote'>>;
  cards?: Answering<Schema<'BankCard'>[]>;
  /** How Home lists the product. */
  listed?: Answering<Schema<'HomeIndex'>>;
  isPositionWanted?: boolean;
}

/** Answers to everything that the apply page reads; a story can replace each of them. */
export const applyServer = ({
  precheck = success({ orderStatus: 1, rejectStatusVO: null }),
  product = success(productInfo()),
  quote = ({ query }) => success(quoteFor(Number(query.get('amount')))),
  cards = success(bankCards),
  listed = listedAs({}),
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

/** The apply page's address with this query. */
export const applyAt = (query = '') => ({ path: patterns.apply, url: `/product/1/detail${query}` });

/** The parameters of a story whose server answers like this. */
export const showing = (server: Server) => ({ msw: { handlers: applyServer(server) } });
