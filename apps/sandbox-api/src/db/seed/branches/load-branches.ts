import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sha256 } from '../../../keys/ids.ts';
import type { Db } from '../../database.ts';
import { insertRows } from '../../insert-rows.ts';
import { bankBranches, bankCities, banks, loadedFiles } from '../../schema/index.ts';
import { directoryOf, directoryVersion } from './directory.ts';
import { readBranches } from './read-branches.ts';

const fileName = 'ifsc';

/**
 * Fills the IFSC directory from a CSV file, possibly gzipped. Skips a file that is already loaded.
 * Throws if the file is unreadable.
 */
export async function loadBranches(db: Db, path: string): Promise<void> {
  const bytes = await readFile(path);
  const version = `${directoryVersion}:${sha256(bytes)}`;
  if ((await loadedVersion(db)) === version) return;
  const csv = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const directory = directoryOf(readBranches(csv.toString('utf8')));
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${banks}, ${bankCities}, ${bankBranches}`);
    for (const table of directory) await insertRows(tx, table);
    await tx
      .insert(loadedFiles)
      .values({ name: fileName, version })
      .onConflictDoUpdate({ target: loadedFiles.name, set: { version } });
  });
}

async function loadedVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(loadedFiles).where(eq(loadedFiles.name, fileName));
  return row?.version;
}
