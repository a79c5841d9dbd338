import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Reads one answer before the screen renders; rejects where the answer does not come. */
export type ReadEarly = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>;

/** The `meta` of a query without whose answer a screen is already right (`src/picture`). */
export const comesLater = { comesLater: true } as const;

/** What a screen shows first. `params` are those of its path. */
export type EarlyReads = (read: ReadEarly, params: { pid?: string }) => Promise<unknown>;
