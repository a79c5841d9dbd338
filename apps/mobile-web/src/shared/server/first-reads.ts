import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Reads one answer before the screen renders; rejects where the answer does not come. */
export type ReadFirst = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>;

/** What a screen shows first. `params` are those of its path. */
export type FirstReads = (read: ReadFirst, params: { pid?: string }) => Promise<unknown>;
