import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { shownLanguage } from '../../../shared/i18n/shown-language.ts';
import { api } from '../../../shared/server/api.ts';

/** The Key Facts Statement of an order; the server issues one where the last holds no more (D55). */
export const keyFactsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['key-facts', orderId],
    staleTime: 0,
    // It was read by the person, and a later one is another proposal: it does not change under the eyes.
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const body = { orderId, language: shownLanguage() };
      return unwrap(await api.post('/order/v1/kfs', { body, signal }));
    },
  });
