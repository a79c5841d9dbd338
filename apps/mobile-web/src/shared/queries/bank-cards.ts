import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

/** The user's bank cards (§3 Bank card). */
export const bankCardsQuery = queryOptions({
  queryKey: ['bank-cards'],
  queryFn: async ({ signal }) => unwrap(await api.get('/bank/v1/find-user-bank-card', { signal })),
});

export type BankCard = Schema<'BankCard'>;
