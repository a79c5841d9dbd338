import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { api } from '../../../shared/server/api.ts';

/** Each visit refetches, because the server replaces an expired statement (D55). */
export const keyFactsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['key-facts', orderId],
    staleTime: 0,
    // A refetch could replace the statement while the borrower reads it.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const body = { orderId, language: shownLanguage() };
      return unwrap(await api.post('/order/v1/kfs', { body, signal }));
    },
  });
