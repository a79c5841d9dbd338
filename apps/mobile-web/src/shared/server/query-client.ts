import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** A timeout is not retried: after one full deadline the user sees it and can retry. */
const retryable = new Set(['network', 'malformed']);
const maximumRetries = 2;

function isRetryable(failureCount: number, error: Error): boolean {
  return (
    failureCount < maximumRetries && error instanceof ApiError && retryable.has(error.failure.kind)
  );
}

/** Backoff with jitter, in milliseconds. */
function retryDelayMs(attempt: number): number {
  return 500 * 2 ** attempt * (0.75 + Math.random() / 2);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isRetryable,
      retryDelay: retryDelayMs,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      // A query that pauses offline would show its skeleton forever; one that fails offers Retry.
      networkMode: 'always',
      // What is shown may be a cached response, which looks fresh here.
      refetchOnReconnect: 'always',
    },
  },
});

// By default `onlineManager` treats a page opened offline as online, and misses the reconnect.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
