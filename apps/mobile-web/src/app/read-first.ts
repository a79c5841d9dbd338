import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../shared/api/query-client.ts';
import type { ReadFirst } from '../shared/queries/first-reads.ts';

/** So long, a screen that starts does not read again what was read for it. */
const freshMs = 1_000;

/** Puts an answer into the query cache before the screen that shows it renders. */
export const readFirst: ReadFirst = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => {
  const data = await queryClient.fetchQuery({ ...query, gcTime: freshMs, retry: false });
  queryClient.setQueryData<unknown>(query.queryKey, data, { updatedAt: Date.now() + freshMs });
  return data;
};
