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
      // While the phone is offline, queries pause by default, so a screen would show its skeleton
      // forever. If the query fails instead, the screen shows the button "Retry".
      networkMode: 'always',
      // To the query client, a response from the service worker's cache looks fresh. So each
      // reconnect must refetch fresh queries, too.
      refetchOnReconnect: 'always',
    },
  },
});

/**
 * Options for a query whose data must not change while its screen is open, because a form on the
 * screen could lose the user's input. After a reconnect, the query is fetched only if it has no
 * data.
 */
export const fetchOnceOptions = { staleTime: Infinity, refetchOnReconnect: true } as const;

// By default, `onlineManager` assumes an online browser. After an offline start, it would miss the
// reconnect.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
