import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { banks, branches, cities, states } from '../../src/features/bank/ifsc/ifsc.fixtures.ts';
import { borrower } from './borrower.ts';

/** The borrower's bank cards, and the finder of branches. */
export const keepingCards = [
  mockGet('/bank/v1/find-user-bank-card', () => success(borrower.cards)),
  mockPost('/bank/v1/bind-card', ({ body }) => {
    const { bankCode, cardNo } = body as { bankCode: string; cardNo: string };
    borrower.cards.unshift({ id: String(31 + borrower.cards.length), bankCode, cardNo });
    return success(null);
  }),
  mockGet('/bank-info/v1/get-branch', ({ query }) =>
    success({
      ifsc: query.get('ifsc') ?? '',
      bankName: 'HDFC Bank',
      name: 'PARK STREET',
      city: 'JAIPUR',
    }),
  ),
  mockGet('/bank-info/v1/get-bank-info', success(banks)),
  mockGet('/bank-info/v1/get-state-list', ({ query }) => success(states(query.get('pId')))),
  mockGet('/bank-info/v1/get-city-list', ({ query }) => success(cities(query.get('stateId')))),
  mockGet('/bank-info/v1/get-branch-list', success(branches)),
];
