import { ApiError } from '@kosha/api-client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../session/session.ts';

/** Not a timeout: whoever waited for one whole deadline is told, and asks again by hand. */
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
      // Paused while offline, a query would show its skeleton for ever; failing, it offers Retry.
      networkMode: 'always',
      // What is shown may be a saved answer, which looks fresh here.
      refetchOnReconnect: 'always',
    },
  },
});

// By itself it takes a page that was opened offline for online, and would miss that it comes back.
onlineManager.setOnline(navigator.onLine !== false);

onSessionEnd(() => queryClient.clear());
