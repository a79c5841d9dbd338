import { beforeEach, expect, it, vi } from 'vitest';

/** A new start of the app. */
async function start() {
  vi.resetModules();
  const { queryClient } = await import('../shared/server/query-client.ts');
  const { endEarlyReads, readEarly } = await import('./read-early.ts');
  const entry = (key: string) => queryClient.getQueryCache().find({ queryKey: [key] });
  return { endEarlyReads, readEarly, entry };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('what is read first counts as fresh until the screen has started, and what comes late never', async () => {
  const { endEarlyReads, readEarly, entry } = await start();
  const isStale = (key: string) => entry(key)?.isStaleByTime(0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = readEarly({ queryKey: ['late'], queryFn: () => promise });
  await readEarly({ queryKey: ['in time'], queryFn: () => 'an answer' });
  expect(isStale('in time')).toBe(false);

  endEarlyReads();
  resolve('an answer');
  await late;
  expect([isStale('in time'), isStale('late')]).toEqual([true, true]);
});

it('an answer that is forgotten at once lasts until the screen has started, and no longer', async () => {
  const { endEarlyReads, readEarly, entry } = await start();
  const query = { queryKey: ['forgotten'], queryFn: () => 'an answer', gcTime: 0 };
  await readEarly(query);
  vi.runAllTimers();
  expect(entry('forgotten')?.state.data).toBe('an answer');

  endEarlyReads();
  vi.runAllTimers();
  expect(entry('forgotten')).toBeUndefined();
});
