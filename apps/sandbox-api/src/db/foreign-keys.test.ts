import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';

const server = useTestServer();

/** Tables whose rows are never deleted, so foreign keys to these tables need no index. */
const fixed = ['products'];

it('each foreign key has an index, so that no delete scans a whole table', async () => {
  const found = (await server().db.execute(sql`
    select conrelid::regclass::text || '.' || attname as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text <> all(${sql`array[${sql.join(fixed.map((name) => sql`${name}`))}]`})
      and not exists (select from pg_index
        where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`)) as {
    rows: { key: string }[];
  };
  expect(found.rows.map(({ key }) => key)).toEqual([]);
});
