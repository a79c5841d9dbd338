import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';

/** The borrower who named the contact of this link (D13). Here -4 is an ordinary refusal (D06). */
export const contactVerificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-verification', token],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/auth/v1/verify-contact', { query: { token }, signal })),
  });
