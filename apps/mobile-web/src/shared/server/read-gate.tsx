import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ReadFailed, type Read, type ReadFailedProps } from './read-failed.tsx';
import { Waiting, type WaitingProps } from './waiting.tsx';

interface ReadGateProps<Data> extends Pick<WaitingProps, 'shape' | 'count'> {
  /** A query as it is: a copy would render the screen again at each of its changes. */
  read: Read<Data>;
  /** What Retry does in place of reading again. */
  onRetry?: () => void;
  /** What is loading, such as 'Loading your orders'. */
  loading: string;
  /** The title of the failure. */
  failed: string;
  /** False while the content still waits for something else. */
  isReady?: boolean;
  /** Stands around the waiting and the failure; the content brings its own frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** What to show for an error for which Retry cannot help; falsy for all others. */
  renderError?: (error: Error) => ReactNode;
  failure?: ComponentType<ReadFailedProps>;
  children: (data: Data) => ReactNode;
}

/** Shows what was read; while it loads, the shape of the content; after a failure, the reason and Retry. */
export function ReadGate<Data>(props: ReadGateProps<Data>) {
  const { read, onRetry, loading, failed, isReady = true, renderError, children, ...shape } = props;
  const { frame: Frame = NoFrame, failure: Failure = ReadFailed, ...waiting } = shape;
  if (read.data !== undefined && isReady) return children(read.data);
  if (!read.error) {
    return (
      <Frame>
        <WaitingForReads {...waiting} label={loading} />
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
  [Name in keyof Reads]: Reads[Name] extends Read<infer Data> ? Data : never;
};

/** Several reads as one. It has data when all have; it has failed when one has and none is loading. */
export function joinReads<Reads extends Record<string, Read<unknown>>>(
  reads: Reads,
): Read<DataOf<Reads>> {
  const all = Object.values(reads);
  const missing = all.filter(({ data }) => data === undefined);
  const isPending = missing.some(({ error }) => error === null);
  const data = Object.entries(reads).map(([name, read]) => [name, read.data]);
  return {
    data: missing.length === 0 ? (Object.fromEntries(data) as DataOf<Reads>) : undefined,
    error: isPending ? null : (missing[0]?.error ?? null),
    // Looked up only where it is shown: it changes at every read.
    get isFetching() {
      return all.some(({ isFetching }) => isFetching);
    },
    refetch: () => refetchFailed(...all),
  };
}

export function refetchFailed(...reads: readonly Omit<Read<unknown>, 'data'>[]): void {
  for (const { error, refetch } of reads) if (error) void refetch();
}

/** Drops a read's earlier answer when reading it again has failed. */
export const latest = <Data,>({ data, error, isFetching, refetch }: Read<Data>): Read<Data> => ({
  data: error ? undefined : data,
  error,
  isFetching,
  refetch,
});

/** Shown while the screen's reads load; Retry stops the reads that hang and starts them again. */
export function WaitingForReads(props: Omit<WaitingProps, 'onRetry'>) {
  const queryClient = useQueryClient();
  return <Waiting {...props} onRetry={() => void askAgain(queryClient)} />;
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  const hanging = { type: 'active', fetchStatus: 'fetching' } as const;
  const keys = queryClient
    .getQueryCache()
    .findAll(hanging)
    .map(({ queryKey }) => queryKey);
  await queryClient.cancelQueries(hanging);
  for (const queryKey of keys) void queryClient.refetchQueries({ queryKey, exact: true });
}
