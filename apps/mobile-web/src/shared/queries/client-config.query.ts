import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { readClientConfig } from '../server/read-client-config.ts';

/**
 * Loads the contact data of customer service, the settings for analytics, and the texts of the
 * agreements (D02, D15, D32).
 */
export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: async () => unwrap(await readClientConfig()),
});
