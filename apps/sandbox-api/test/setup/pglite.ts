import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/database.ts';
import { seed } from '../../src/db/seed/seed.ts';
import { sampleIfscFile } from '../sample-ifsc-file.ts';
import './provided.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-test-'));
  const dumpFile = join(folder, 'template.tar');
  const client = new PGlite();
  const database = await openPglite(client);
  await seed(database.db, sampleIfscFile);
  const dump = await client.dumpDataDir('none');
  await database.close();
  await writeFile(dumpFile, Buffer.from(await dump.arrayBuffer()));
  project.provide('testDatabase', { kind: 'pglite', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
}
