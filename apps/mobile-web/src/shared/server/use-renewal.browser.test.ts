import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefetchWhenReachable } from './use-refetch-when-reachable.ts';

const queryClient = new QueryClient();
const refetch = vi.spyOn(queryClient, 'refetchQueries');
let isReachable: boolean;
let end = async () => {};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isReachable = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
  refetch.mockReset();
  const Notice = () => {
    useRefetchWhenReachable(true);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  end = () => act(async () => root.unmount());
  const provided = createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(Notice),
  );
  await act(async () => root.render(provided));
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('refetches one second after the server is reachable again', async () => {
  await wait(3000);
  expect(refetch).not.toHaveBeenCalled();
  isReachable = true;
  await wait(1000);
  expect(refetch).toHaveBeenCalledOnce();
});

test('refetches at once when the browser is online again', async () => {
  isReachable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await expect.poll(() => refetch.mock.calls.length).toBe(1);
});
