import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/database.ts';
import { seed } from '../../src/db/seed/seed.ts';
import './provided.ts';

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-test-'));
  const dumpFile = join(folder, 'template.tar');
  const client = new PGlite();
  const { db, close } = await openPglite(client);
  await seed(db);
  const dump = await client.dumpDataDir('none');
  await close();
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
  project.provide('testDatabase', { kind: 'pglite', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
}
