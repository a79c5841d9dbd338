import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** A timeout is not retried, because the user has already waited long. */
const retryable = new Set(['network', 'malformed']);
const maximumRetries = 2;

function isRetryable(failureCount: number, error: Error): boolean {
  return (
    failureCount < maximumRetries && error instanceof ApiError && retryable.has(error.failure.kind)
  );
}

/** Exponential backoff with jitter. */
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
      // While offline, a paused query would show its skeleton forever; a failed query offers Retry.
      networkMode: 'always',
      // A cached response of the service worker looks fresh to the query client.
      refetchOnReconnect: 'always',
    },
  },
});

// By default, `onlineManager` assumes an online browser. After an offline start, it would miss the
// reconnect.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
