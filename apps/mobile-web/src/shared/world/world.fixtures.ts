import { mockGet, refusal, success } from '@kosha/api-client/testing';
import type { OrderState } from '@kosha/domain';
import { trackingHandlers } from '../tracking/tracking.fixtures.ts';
import { answers } from './__generated__/answers.ts';
import type { PersonaAnswers } from './answers.ts';

/** The persona whose newest order is in this state; a new state needs a new persona. */
export const personaIn: Readonly<Record<OrderState, string>> = {
  '1': 'auditing',
  '2': 'pass',
  '3': 'denied',
  '4': 'lending',
  '5': 'failed',
  '6': 'loaned',
  '7': 'settled',
  '8': 'overdue',
  '9': 'closed',
  '10': 'audit-finished',
  '11': 'extension',
};

function answersTo(key: string): PersonaAnswers {
  const found = answers.personas[key];
  if (!found) throw new Error(`The sample world tells nothing of a persona ${key}.`);
  return found;
}

type Refused = [msg: string, httpStatus: number];
const orderNotFound: Refused = ['This order was not found.', 404];
const productNotFound: Refused = ['This product was not found.', 404];
const noExtension: Refused = ['This order cannot be extended now.', 409];
const amountNotOffered: Refused = ['This amount is not offered for this product.', 422];

const orElse = <Data>(data: Data | null | undefined, refused: Refused) =>
  data ? success(data) : refusal(...refused);

/** The reference server as a persona meets it, for all that home and the screens of an order read. */
export const serverOf = (who: () => string) => [
  mockGet('/home/v1/index', () => success(answersTo(who()).home)),
  mockGet('/auth/v1/find-user-auth', () => success(answersTo(who()).auth)),
  mockGet('/order/v1/list', () => success(answersTo(who()).orders)),
  mockGet('/order/v1/detail', ({ query }) =>
    orElse(answersTo(who()).byOrder[query.get('orderId') ?? '']?.detail, orderNotFound),
  ),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockGet('/order-repay-extension/v1/extension-calc/{id}', () => {
    const { byOrder, orders } = answersTo(who());
    const extension = byOrder[orders[0]?.orderId ?? '']?.extension;
    return orElse(extension, noExtension);
  }),
  mockGet('/product/v1/product-info', ({ query }) =>
    orElse(answersTo(who()).byProduct[query.get('id') ?? '']?.info, productNotFound),
  ),
  mockGet('/order/v1/calculate', ({ query }) => {
    const product = answersTo(who()).byProduct[query.get('productId') ?? ''];
    const cost = query.get('repaidFirst') ? product?.costNext : product?.costNow;
    return orElse(cost, amountNotOffered);
  }),
  ...trackingHandlers,
];
