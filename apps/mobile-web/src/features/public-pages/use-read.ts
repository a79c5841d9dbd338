import type { ApiFailure, ApiResult } from '@kosha/api-client';
import { useEffect, useState } from 'react';

type Reading<Data> =
  | { status: 'loading' }
  | { status: 'failed'; failure: ApiFailure }
  | { status: 'ready'; data: Data };

const loading = { status: 'loading' } as const;

/**
 * One read of the server on arrival, for the pages that load without the query cache. `read` must be
 * stable; `retry` asks again.
 */
export function useRead<Data>(read: (signal: AbortSignal) => Promise<ApiResult<Data>>) {
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<Data>>(loading);
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const result = await read(leaving.signal);
      if (!leaving.signal.aborted) setReading(toReading(result));
    };
    void run();
    return () => leaving.abort();
  }, [read, attempt]);
  return {
    reading,
    retry() {
      setReading(loading);
      setAttempt(attempt + 1);
    },
  };
}

function toReading<Data>(result: ApiResult<Data>): Reading<Data> {
  return result.ok
    ? { status: 'ready', data: result.data }
    : { status: 'failed', failure: result.failure };
}
