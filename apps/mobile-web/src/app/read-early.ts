import { QueryObserver, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '../shared/server/query-client.ts';
import type { ReadEarly } from '../shared/server/early-reads.ts';

/** Longer than a slow phone takes to render a screen. */
const longMs = 10_000;

const endings: (() => void)[] = [];
let hasStarted = false;

/**
 * Puts an answer into the query cache before the screen that shows it renders. Until `endEarlyReads` it
 * is kept, also one that is forgotten as soon as no screen shows it, and counts as fresh, so that the
 * screen does not read it again when it starts.
 */
export const readEarly: ReadEarly = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => {
  const { queryKey } = query;
  // What somebody observes is not forgotten.
  const observer = new QueryObserver(queryClient, { ...query, enabled: false });
  const release = observer.subscribe(() => {});
  endings.push(release);
  try {
    const data = await queryClient.fetchQuery({ ...query, retry: false });
    if (!hasStarted) {
      stamp(queryKey, Date.now() + longMs);
      endings.push(() => stamp(queryKey, Date.now()));
    }
    return data;
  } finally {
    if (hasStarted) release();
  }
};

/** Call this when the screen has started: the next visit reads again, also what comes late. */
export function endEarlyReads(): void {
  hasStarted = true;
  for (const end of endings.splice(0)) end();
}

/** An answer that was forgotten meanwhile stays forgotten. */
const stamp = (key: QueryKey, updatedAt: number) =>
  queryClient.setQueryData(key, (data: unknown) => data, { updatedAt });
