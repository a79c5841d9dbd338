import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** No retry after a timeout, because the user has already waited long. */
const retryable = new Set(['network', 'malformed']);
const maximumRetries = 2;

function isRetryable(failureCount: number, error: Error): boolean {
  return (
    failureCount < maximumRetries && error instanceof ApiError && retryable.has(error.failure.kind)
  );
}

/** Exponential backoff with jitter, in milliseconds. */
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
      // A response from the service worker's cache looks fresh to the query client.
      refetchOnReconnect: 'always',
    },
  },
});

// The default, online, would make `onlineManager` miss the reconnect of a page that opened offline.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
