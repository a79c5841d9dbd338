import { ApiError, type ApiFailure } from '@kosha/api-client';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchOnceOptions, queryClient } from './query-client.ts';

const isRetried = (failure: ApiFailure, failureCount = 0) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(failureCount, new ApiError(failure));
};

it('retries twice after a network failure or a malformed response', () => {
  expect(isRetried({ kind: 'network' })).toBe(true);
  expect(isRetried({ kind: 'malformed', httpStatus: 502 })).toBe(true);
  expect(isRetried({ kind: 'network' }, 2)).toBe(false);
});

it('does not retry after a timeout or a lost session', () => {
  expect(isRetried({ kind: 'timeout' })).toBe(false);
  expect(isRetried({ kind: 'sessionLost', message: '' })).toBe(false);
});

it('refetches after a reconnect, except a query that is fetched once and has data', async () => {
  queryClient.mount();
  const fetches = vi.fn(async ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => {
    if (key === 'failed') throw new ApiError({ kind: 'timeout' });
    return 'data';
  });
  const unsubscribe = [
    { queryKey: ['usual'], queryFn: fetches },
    { queryKey: ['once'], queryFn: fetches, ...fetchOnceOptions },
    { queryKey: ['failed'], queryFn: fetches, ...fetchOnceOptions },
  ].map((options) => new QueryObserver(queryClient, options).subscribe(() => {}));
  onTestFinished(() => {
    for (const stop of unsubscribe) stop();
    queryClient.unmount();
    queryClient.clear();
  });
  const fetched = () => fetches.mock.calls.map(([{ queryKey }]) => queryKey[0]);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(fetched()).toEqual(['usual', 'once', 'failed']);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(fetched().slice(3).toSorted()).toEqual(['failed', 'usual']);
});
