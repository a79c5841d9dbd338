import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';

/** The questions and answers of Help, in display order (§3 Help item). */
export const faqQuery = queryOptions({
  queryKey: ['faq'],
  queryFn: async ({ signal }) => unwrap(await api.get('/client/v1/faq', { signal })),
});

/** The text 'About us' (§3 About). */
export const aboutUsQuery = queryOptions({
  queryKey: ['about-us'],
  queryFn: async ({ signal }) => unwrap(await api.get('/client/v1/about-us', { signal })),
});
