import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Waiting, type WaitingProps } from '../waiting.tsx';

/** Waiting for what the screen reads; Retry gives up what hangs and asks for it anew. */
export function WaitingForReads(props: Omit<WaitingProps, 'onRetry'>) {
  const queryClient = useQueryClient();
  return <Waiting {...props} onRetry={() => void askAnew(queryClient)} />;
}

async function askAnew(queryClient: QueryClient): Promise<void> {
  const hanging = { type: 'active', fetchStatus: 'fetching' } as const;
  const keys = queryClient
    .getQueryCache()
    .findAll(hanging)
    .map(({ queryKey }) => queryKey);
  await queryClient.cancelQueries(hanging);
  for (const queryKey of keys) void queryClient.refetchQueries({ queryKey, exact: true });
}
