import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { prepareQueryOnce } from './prepare-query.ts';
import { settings } from './schema/providers.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

const settingByKey = prepareQueryOnce((on) =>
  on
    .select()
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare(''),
);
const read = async (on: typeof db) => (await settingByKey(on).execute({ key: 'made-up' })).length;

it('a prepared query sees the writes of its own transaction only', async () => {
  expect(await read(db)).toBe(0);
  const rolledBack = db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'made-up', value: '1' });
    expect(await read(tx)).toBe(1);
    throw new Error('Undo this');
  });
  await expect(rolledBack).rejects.toThrow('Undo this');
  expect(await read(db)).toBe(0);
});
