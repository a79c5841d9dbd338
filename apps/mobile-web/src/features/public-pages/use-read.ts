import { ApiError, type ApiResult } from '@kosha/api-client';
import { useEffect, useState } from 'react';
import type { Read } from '../../shared/server/read-failed.tsx';

type Answer<Data> = Pick<Read<Data>, 'data' | 'error'>;

const noAnswer = { data: undefined, error: null };

/**
 * One read of the server on arrival, for the pages that load without the query cache. `read` must be
 * stable.
 */
export function useRead<Data>(read: (signal: AbortSignal) => Promise<ApiResult<Data>>): Read<Data> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>(noAnswer);
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const result = await read(leaving.signal);
      if (!leaving.signal.aborted) setAnswer(toAnswer(result));
    };
    void run();
    return () => leaving.abort();
  }, [read, attempt]);
  return {
    ...answer,
    isFetching: answer === noAnswer,
    refetch() {
      setAnswer(noAnswer);
      setAttempt(attempt + 1);
    },
  };
}

const toAnswer = <Data>(result: ApiResult<Data>): Answer<Data> =>
  result.ok
    ? { data: result.data, error: null }
    : { data: undefined, error: new ApiError(result.failure) };
