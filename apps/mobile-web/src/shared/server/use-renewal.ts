import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetClientConfig } from './read-client-config.ts';
import { canReachServer } from '../offline/can-reach-server.ts';

const askMs = 1000;

/**
 * While cached responses are shown, checks every second whether the server is reachable, then
 * refetches everything.
 */
export function useRenewal(isDue: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => (isDue ? renewOnceReached(queryClient) : undefined), [isDue, queryClient]);
}

function renewOnceReached(queryClient: QueryClient): () => void {
  let isAsking = false;
  async function ask() {
    if (isAsking || document.hidden || navigator.onLine === false) return;
    isAsking = true;
    if (await canReachServer()) {
      forgetClientConfig();
      await queryClient.refetchQueries({ type: 'active' });
    }
    isAsking = false;
  }
  const timer = setInterval(() => void ask(), askMs);
  const askNow = () => void ask();
  window.addEventListener('online', askNow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', askNow);
  };
}
