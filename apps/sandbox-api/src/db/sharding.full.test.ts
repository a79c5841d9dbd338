import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { useTestServer } from '../../test/test-server.ts';
import { personas } from '../sandbox/personas/table.ts';

const server = useTestServer();

/** Small tables of which every shard has a copy. */
const onEveryShard = [
  'bank_branches',
  'bank_cities',
  'banks',
  'clock',
  'form_descriptors',
  'job_leases',
  'kept_from',
  'loaded_files',
  'products',
  'secrets',
  'settings',
];

/** Tables sharded by their own key. No query joins their rows to a borrower's rows. */
const byOwnKey = {
  allowances: 'scope',
  idempotency_keys: 'scope_hash',
  kept_denials: 'number_hash',
  native_proofs: 'proof_hash',
  otps: 'phone',
  payment_notices: 'payment_id',
  sms_messages: 'phone',
  tracking_events: 'seq',
} as const;

/**
 * Values that must be unique across borrowers. A shard cannot check other shards, so each value
 * needs a separate table, sharded by the value and written before the borrower's row.
 */
const acrossBorrowers = ['users.phone', 'identities.aadhaar_hash', 'identities.pan_hash'];

/** Columns with values that are random or from one sequence, and therefore unique across shards. */
const alwaysUnique = /^(id|order_no|proposal_no|token_hash|seq)$/;

interface Key {
  table: string;
  columns: string[];
}
interface Link extends Key {
  to: string;
  key: string;
}

async function select<Row>(query: SQL): Promise<readonly Row[]> {
  return ((await server().db.execute(query)) as { rows: Row[] }).rows;
}

const uniqueKeys = () =>
  select<Key>(sql`select indrelid::regclass::text as table, array_agg(attname::text order by attnum) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisunique and relnamespace = 'public'::regnamespace group by indexrelid, indrelid`);

const links = () =>
  select<Link>(sql`select conrelid::regclass::text as table, confrelid::regclass::text as to,
      array_agg(attname::text) as columns,
      (select attname::text from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' group by pg_constraint.oid`);

async function ownedTables(): Promise<ReadonlySet<string>> {
  const all = await links();
  const owned = new Set(['users']);
  for (let size = 0; size < owned.size;) {
    size = owned.size;
    for (const { table, to } of all) if (owned.has(to)) owned.add(table);
  }
  return owned;
}

function borrowerOf(table: string, row: string, all: readonly Link[]): string {
  if (table === 'users') return `${row}.id`;
  const own = all.filter((link) => link.table === table);
  if (own.some(({ columns }) => columns.includes('user_id'))) return `${row}.user_id`;
  const up = own.find(({ to }) => !onEveryShard.includes(to));
  const next = `${row}_up`;
  return `(select ${borrowerOf(up!.to, next, all)} from ${up!.to} ${next}
    where ${next}.${up!.key} = ${row}.${up!.columns[0]})`;
}

describe('sharding by borrower', () => {
  it('every table is sharded by borrower, equal on all shards, or sharded by its own key', async () => {
    const tables = await select<{ name: string }>(
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const known = [...(await ownedTables()), ...onEveryShard, ...Object.keys(byOwnKey)];
    expect(tables.map(({ name }) => name)).toEqual(known.toSorted());
  });

  it('every unique constraint includes or depends on the borrower, or its values are always unique', async () => {
    const owned = await ownedTables();
    const all = await links();
    const lead = (table: string, column: string) =>
      column === 'user_id' ||
      all.some(
        ({ columns, ...link }) =>
          link.table === table && columns.includes(column) && owned.has(link.to),
      );
    const keys = await uniqueKeys();
    const open = keys
      .filter(({ table }) => owned.has(table))
      .filter(
        ({ table, columns }) => !columns.some((one) => alwaysUnique.test(one) || lead(table, one)),
      )
      .map(({ table, columns }) => `${table}.${columns.join()}`);
    expect(open.toSorted()).toEqual(acrossBorrowers.toSorted());
    for (const [table, column] of Object.entries(byOwnKey))
      for (const key of keys.filter((one) => one.table === table))
        expect(key.columns.some((one) => one === column || alwaysUnique.test(one))).toBe(true);
  });

  it('no row references a row of another borrower', async () => {
    const { phone } = await signIn(server());
    for (const { key } of personas) {
      const response = await server().fetch(`/sandbox/personas/${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({}),
      });
      expect(response.status).toBe(200);
    }
    expect(phone).toMatch(/^\d{10}$/);
    const all = await links();
    const owned = await ownedTables();
    const seen: string[] = [];
    for (const { table, to, key, columns } of all.filter((link) => owned.has(link.to))) {
      const rows = await select<{ own: boolean | null }>(
        sql.raw(`select bool_and(${borrowerOf(table, 'a', all)} = ${borrowerOf(to, 'b', all)}) as own
          from ${table} a join ${to} b on b.${key} = a.${columns[0]}`),
      );
      if (rows[0]?.own !== null) seen.push(`${table}.${columns[0]}`);
      expect(rows[0]?.own, `${table}.${columns[0]}`).not.toBe(false);
    }
    expect(seen.length).toBeGreaterThan(10);
  });
});
