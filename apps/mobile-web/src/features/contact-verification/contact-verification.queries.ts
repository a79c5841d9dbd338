import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';

/**
 * Reads the borrower who named the contact (D13). For this request, error code -4 does not end a
 * session (D06).
 */
export const contactVerificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-verification', token],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/auth/v1/verify-contact', { query: { token }, signal })),
  });
