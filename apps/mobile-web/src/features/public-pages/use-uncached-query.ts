import { ApiError, type ApiResult } from '@kosha/api-client';
import { useEffect, useState } from 'react';
import type { QueryResult } from '../../shared/server/query-error-state.tsx';

type Received<Data> = Pick<QueryResult<Data>, 'data' | 'error'>;

const noResponse = { data: undefined, error: null };

/**
 * Calls `read` on mount, for pages without the query cache. Pass the same function in every render,
 * because a new function starts a new request.
 */
export function useUncachedQuery<Data>(
  read: (signal: AbortSignal) => Promise<ApiResult<Data>>,
): QueryResult<Data> {
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<Received<Data>>(noResponse);
  useEffect(() => {
    const controller = new AbortController();
    const run = async () => {
      const result = await read(controller.signal);
      if (!controller.signal.aborted) setResponse(toReceived(result));
    };
    void run();
    return () => controller.abort();
  }, [read, attempt]);
  return {
    ...response,
    isFetching: response === noResponse,
    refetch() {
      setResponse(noResponse);
      setAttempt(attempt + 1);
    },
  };
}

const toReceived = <Data>(result: ApiResult<Data>): Received<Data> =>
  result.ok
    ? { data: result.data, error: null }
    : { data: undefined, error: new ApiError(result.failure) };
