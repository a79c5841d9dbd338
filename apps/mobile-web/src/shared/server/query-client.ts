import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/**
 * Failures that are retried automatically. After a timeout the user has already waited long and can
 * retry.
 */
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
      // A query that pauses while offline would show its skeleton forever; a failing one offers
      // Retry.
      networkMode: 'always',
      // The displayed data may be a response cached by the service worker, which looks fresh to the
      // query client.
      refetchOnReconnect: 'always',
    },
  },
});

// By default, `onlineManager` assumes that a page opened offline is online, and misses the
// reconnect.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
