import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { retentionRules } from '../services/retention/rules.ts';
import { dataKinds, laws, type DataKindEntry } from './data-kinds.ts';
import { dataMap } from './data-map.ts';

const server = useTestServer();

async function columnsOfDatabase(): Promise<readonly string[]> {
  const { rows } = (await server().db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' order by 1`)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

describe('the data map', () => {
  it('classifies every column of every table, and no others', async () => {
    const mapped = Object.entries(dataMap).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(mapped.toSorted()).toEqual((await columnsOfDatabase()).toSorted());
  });

  it('names the owner of every table with exported columns', () => {
    const open = Object.entries(dataMap).filter(
      ([, { kind, belongs, columns }]) =>
        (kind === null || belongs === undefined) && Object.values(columns).includes('exported'),
    );
    expect(open.map(([table]) => table)).toEqual([]);
  });

  it('names a law for every kind that is retained', () => {
    const withoutLaw = Object.entries(dataKinds as Record<string, DataKindEntry>).filter(
      ([, { fate, law }]) =>
        law === undefined && Object.values(fate).some((outcome) => outcome !== 'erased'),
    );
    expect(withoutLaw.map(([kind]) => kind)).toEqual([]);
  });

  it('retains records of who did what for at least a year, even after an erasure', () => {
    const records = Object.entries(dataKinds as Record<string, DataKindEntry>).filter(
      ([, { isRecord }]) => isRecord === true,
    );
    expect(records.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['sessions', 'consents', 'grievances', 'orders', 'payments']),
    );
    for (const [kind, { fate, law }] of records) {
      expect([kind, fate.withLoan]).not.toEqual([kind, 'erased']);
      for (const name of Object.values(law ?? {})) {
        expect(laws[name].years).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('is described in docs/privacy.md, with the retention of each kind', () => {
    const page = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
    const kinds = Object.values(dataKinds as Record<string, DataKindEntry>).map(
      ({ title, fate, law = {} }) => {
        const names = new Set(Object.values(law).map((name) => laws[name].name));
        return [title, fate.withLoan, fate.without, [...names].join('; ')];
      },
    );
    const deleted = retentionRules.map(({ what, retainedFor }) => [what, retainedFor]);
    const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    for (const cells of [...kinds, ...deleted]) expect(rows).toContainEqual(['', ...cells, '']);
  });

  it('uses every kind in some table', () => {
    const used = new Set(Object.values(dataMap).map(({ kind }) => kind));
    expect(Object.keys(dataKinds).filter((kind) => !used.has(kind as never))).toEqual([]);
  });

  it('exports no hashes, encrypted values, tokens or codes', () => {
    const guarded = /hash|seal|token|salt|secret|^id$/;
    const exported = Object.entries(dataMap).flatMap(([table, { columns }]) =>
      Object.keys(columns)
        .filter((name) => columns[name] === 'exported' && guarded.test(name))
        .map((name) => `${table}.${name}`),
    );
    expect(exported).toEqual([]);
  });
});
