import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import {
  QueryErrorState,
  type QueryResult,
  type QueryErrorStateProps,
} from './query-error-state.tsx';
import { Waiting, type WaitingProps } from './waiting.tsx';

interface ReadGateProps<Data> extends Pick<WaitingProps, 'shape' | 'count'> {
  /**
   * Pass the result of `useQuery` itself. A spread copy reads all properties of the result, so the
   * screen would render again whenever any of them changes.
   */
  read: QueryResult<Data>;
  /** Runs instead of `read.refetch` when the user presses the button "Retry". */
  onRetry?: () => void;
  loading: string;
  failed: string;
  /** False while the content waits for other data. */
  isReady?: boolean;
  /** Wraps the loading and error states; the content has its own frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Returns content for an error that a retry cannot fix, and a falsy value for other errors. */
  renderError?: (error: Error) => ReactNode;
  failure?: ComponentType<QueryErrorStateProps>;
  children: (data: Data) => ReactNode;
}

export function QueryGate<Data>(props: ReadGateProps<Data>) {
  const { read, onRetry, loading, failed, isReady = true, renderError, children, ...shape } = props;
  const { frame: Frame = NoFrame, failure: Failure = QueryErrorState, ...waiting } = shape;
  if (read.data !== undefined && isReady) return children(read.data);
  if (!read.error) {
    return (
      <Frame>
        <WaitingForQueries {...waiting} label={loading} />
      </Frame>
    );
  }
  const { error, isFetching, refetch } = read;
  const failedRead = { error, isFetching, refetch: onRetry ?? refetch };
  return (
    <Frame>
      {renderError?.(error) || <Failure title={failed} retryingLabel={loading} read={failedRead} />}
    </Frame>
  );
}

const NoFrame = ({ children }: { children: ReactNode }) => children;

type DataOf<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends QueryResult<infer Data> ? Data : never;
};

/**
 * Combines several queries. The result has data if every query has data, and an error if a query
 * without data has failed and no query without data is still loading.
 */
export function combineQueries<Reads extends Record<string, QueryResult<unknown>>>(
  reads: Reads,
): QueryResult<DataOf<Reads>> {
  const all = Object.values(reads);
  const missing = all.filter(({ data }) => data === undefined);
  const isPending = missing.some(({ error }) => error === null);
  const data = Object.entries(reads).map(([name, read]) => [name, read.data]);
  return {
    data: missing.length === 0 ? (Object.fromEntries(data) as DataOf<Reads>) : undefined,
    error: isPending ? null : (missing[0]?.error ?? null),
    // A getter, because each component that reads `isFetching` of a query renders again when it
    // changes.
    get isFetching() {
      return all.some(({ isFetching }) => isFetching);
    },
    refetch: () => refetchFailedQueries(...all),
  };
}

export function refetchFailedQueries(
  ...reads: readonly Omit<QueryResult<unknown>, 'data'>[]
): void {
  for (const { error, refetch } of reads) if (error) void refetch();
}

export const withoutStaleData = <Data,>({
  data,
  error,
  isFetching,
  refetch,
}: QueryResult<Data>): QueryResult<Data> => ({
  data: error ? undefined : data,
  error,
  isFetching,
  refetch,
});

export function WaitingForQueries(props: Omit<WaitingProps, 'onRetry'>) {
  const queryClient = useQueryClient();
  return <Waiting {...props} onRetry={() => void restartFetches(queryClient)} />;
}

async function restartFetches(queryClient: QueryClient): Promise<void> {
  const fetchingFilter = { type: 'active', fetchStatus: 'fetching' } as const;
  const keys = queryClient
    .getQueryCache()
    .findAll(fetchingFilter)
    .map(({ queryKey }) => queryKey);
  await queryClient.cancelQueries(fetchingFilter);
  for (const queryKey of keys) void queryClient.refetchQueries({ queryKey, exact: true });
}
