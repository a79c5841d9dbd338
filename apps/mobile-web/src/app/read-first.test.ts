import { expect, it } from 'vitest';
import { queryClient } from '../shared/api/query-client.ts';
import { endFirstReads, readFirst } from './read-first.ts';

const isStale = (key: string) =>
  queryClient
    .getQueryCache()
    .find({ queryKey: [key] })
    ?.isStaleByTime(0);

it('what is read first counts as fresh until the screen has started, and what comes late never', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = readFirst({ queryKey: ['late'], queryFn: () => promise });
  await readFirst({ queryKey: ['in time'], queryFn: () => 'an answer' });
  expect(isStale('in time')).toBe(false);

  endFirstReads();
  resolve('an answer');
  await late;
  expect([isStale('in time'), isStale('late')]).toEqual([true, true]);
});
