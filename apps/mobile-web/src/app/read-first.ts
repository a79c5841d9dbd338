import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../shared/api/query-client.ts';
import type { ReadFirst } from '../shared/queries/first-reads.ts';

/** Longer than a slow phone takes to render a screen. */
const longMs = 10_000;

const readKeys: QueryKey[] = [];
let hasStarted = false;

/**
 * Puts an answer into the query cache before the screen that shows it renders. Until `endFirstReads` it
 * counts as fresh, so that the screen does not read it again when it starts.
 */
export const readFirst: ReadFirst = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => {
  const data = await queryClient.fetchQuery({ ...query, retry: false });
  if (!hasStarted) {
    stamp(query.queryKey, Date.now() + longMs);
    readKeys.push(query.queryKey);
  }
  return data;
};

/** Call this when the screen has started: the next visit reads again, also what comes late. */
export function endFirstReads(): void {
  hasStarted = true;
  for (const key of readKeys.splice(0)) stamp(key, Date.now());
}

/** An answer that was forgotten meanwhile stays forgotten. */
const stamp = (key: QueryKey, updatedAt: number) =>
  queryClient.setQueryData(key, (data: unknown) => data, { updatedAt });
