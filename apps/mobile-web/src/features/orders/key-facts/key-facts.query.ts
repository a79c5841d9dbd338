import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { api } from '../../../shared/server/api.ts';

/**
 * An order's Key Facts Statement. The server issues a new one after the last one has expired (D55).
 */
export const keyFactsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['key-facts', orderId],
    staleTime: 0,
    // A refetch could return another proposal, which must not replace the one that the user is
    // reading.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const body = { orderId, language: shownLanguage() };
      return unwrap(await api.post('/order/v1/kfs', { body, signal }));
    },
  });
