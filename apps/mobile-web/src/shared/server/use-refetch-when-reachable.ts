import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetClientConfig } from './read-client-config.ts';
import { canReachServer } from '../offline/can-reach-server.ts';

const checkMs = 1000;

/**
 * While `isDue` is true, checks the connection every second. If the server is reachable, refetches
 * all active queries.
 */
export function useRefetchWhenReachable(isDue: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => (isDue ? renewOnceReached(queryClient) : undefined), [isDue, queryClient]);
}

function renewOnceReached(queryClient: QueryClient): () => void {
  let isChecking = false;
  async function check() {
    if (isChecking || document.hidden || navigator.onLine === false) return;
    isChecking = true;
    if (await canReachServer()) {
      forgetClientConfig();
      await queryClient.refetchQueries({ type: 'active' });
    }
    isChecking = false;
  }
  const timer = setInterval(() => void check(), checkMs);
  const checkNow = () => void check();
  window.addEventListener('online', checkNow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', checkNow);
  };
}
