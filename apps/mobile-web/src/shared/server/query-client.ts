import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/**
 * The failures after which a query retries. A timeout is not among them, because the user has
 * already waited long.
 */
const retryable = new Set(['network', 'malformed']);
const maximumRetries = 2;

function isRetryable(failureCount: number, error: Error): boolean {
  return (
    failureCount < maximumRetries && error instanceof ApiError && retryable.has(error.failure.kind)
  );
}

/** Returns the delay in milliseconds: exponential backoff with jitter. */
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
      // Always refetches, because a cached response of the service worker looks fresh to the query
      // client.
      refetchOnReconnect: 'always',
    },
  },
});

// Without this call, `onlineManager` would assume an online browser. If the page opened offline, it
// would then miss the reconnect.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
