import { beforeEach, expect, it, vi } from 'vitest';

/** A new start of the app. */
async function start() {
  vi.resetModules();
  const { queryClient } = await import('../shared/server/query-client.ts');
  const { endFirstReads, readFirst } = await import('./read-first.ts');
  const entry = (key: string) => queryClient.getQueryCache().find({ queryKey: [key] });
  return { endFirstReads, readFirst, entry };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('what is read first counts as fresh until the screen has started, and what comes late never', async () => {
  const { endFirstReads, readFirst, entry } = await start();
  const isStale = (key: string) => entry(key)?.isStaleByTime(0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = readFirst({ queryKey: ['late'], queryFn: () => promise });
  await readFirst({ queryKey: ['in time'], queryFn: () => 'an answer' });
  expect(isStale('in time')).toBe(false);

  endFirstReads();
  resolve('an answer');
  await late;
  expect([isStale('in time'), isStale('late')]).toEqual([true, true]);
});

it('an answer that is forgotten at once lasts until the screen has started, and no longer', async () => {
  const { endFirstReads, readFirst, entry } = await start();
  const query = { queryKey: ['forgotten'], queryFn: () => 'an answer', gcTime: 0 };
  await readFirst(query);
  vi.runAllTimers();
  expect(entry('forgotten')?.state.data).toBe('an answer');

  endFirstReads();
  vi.runAllTimers();
  expect(entry('forgotten')).toBeUndefined();
});
