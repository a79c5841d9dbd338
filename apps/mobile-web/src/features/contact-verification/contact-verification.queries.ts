import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Who asks the contact behind a link (D13); -4 is a refusal like any other here (D06). */
export const contactVerificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-verification', token],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/auth/v1/verify-contact', { query: { token }, signal })),
  });
