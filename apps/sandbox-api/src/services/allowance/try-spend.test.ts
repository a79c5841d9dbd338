import { hourMs } from '@kosha/domain';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { tryCountUse } from './try-spend.ts';

it('allows three uses within any hour, and returns when the next ones are allowed', async () => {
  const { db, close } = await openTestDatabase();
  const limit = { scope: 'test', max: 3, windowMs: hourMs };
  const use = (now: number, uses = 1) => tryCountUse(db, limit, { now, uses });
  expect([await use(0), await use(100), await use(200)]).toEqual([null, null, null]);
  expect([await use(300), await use(300, 2)]).toEqual([hourMs, hourMs + 100]);
  expect([await use(hourMs), await use(hourMs)]).toEqual([null, hourMs + 100]);
  expect([await use(hourMs + 100), await use(hourMs + 100)]).toEqual([null, hourMs + 200]);
  expect(await use(hourMs + 100, 4)).toBe(2 * hourMs + 100);
  // After the clock was set back, uses with later times do not count.
  expect(await use(200, 2)).toBeNull();
  await close();
});
