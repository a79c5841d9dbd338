import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { sampleIfscFile } from '../../test/sample-ifsc-file.ts';
import { withDatabase } from '../../test/setup/postgres-url.ts';
import { openPostgres } from './database.ts';
import { products } from './schema/index.ts';
import { seededProducts } from './seed/products.ts';
import { seed } from './seed/seed.ts';

it('several processes may start at once on the same empty database', async () => {
  const target = inject('testDatabase');
  if (target.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const admin = new Client({ connectionString: target.url });
  await admin.connect();
  const name = `kosha_empty_${process.pid}`;
  await admin.query(`create database ${name}`);
  const opened = await Promise.all(
    [1, 2, 3].map(async () => {
      const database = await openPostgres(withDatabase(target.url, name));
      await database.setUp((db) => seed({ db, kind: 'postgres' }, sampleIfscFile));
      return database;
    }),
  );
  const rows = await opened[0]!.db.select().from(products);
  await Promise.all(opened.map(({ close }) => close()));
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  expect(rows).toHaveLength(seededProducts.length);
});
