import { sql } from 'drizzle-orm';
import { newToken } from '../../keys/ids.ts';
import type { Db } from '../database.ts';
import { formDescriptors, products, secrets } from '../schema/index.ts';
import { clock, clockRowId } from '../schema/providers.ts';
import { loadBranches } from './branches/load-branches.ts';
import { baseInfoVersion1, baseInfoVersion2 } from './forms/base-info.ts';
import { workInfoVersion1, workInfoVersion2 } from './forms/work-info.ts';
import { seededProducts } from './products.ts';

const seededForms: readonly (typeof formDescriptors.$inferInsert)[] = [
  { form: 'baseInfo', version: 1, fields: baseInfoVersion1 },
  { form: 'baseInfo', version: 2, fields: baseInfoVersion2 },
  { form: 'workInfo', version: 1, fields: workInfoVersion1 },
  { form: 'workInfo', version: 2, fields: workInfoVersion2 },
];

/**
 * Writes the data that every database needs; repeated and concurrent calls are safe. Replaces the
 * stored forms, and the bank branches if their source file has changed.
 */
export async function seed(db: Db, branchesFile: string): Promise<void> {
  await db.insert(clock).values({ id: clockRowId, offsetMs: 0 }).onConflictDoNothing();
  await db.insert(secrets).values({ key: 'uploads', value: newToken() }).onConflictDoNothing();
  await db
    .insert(products)
    .values([...seededProducts])
    .onConflictDoNothing();
  await db
    .insert(formDescriptors)
    .values([...seededForms])
    .onConflictDoUpdate({
      target: [formDescriptors.form, formDescriptors.version],
      set: { fields: sql`excluded.fields` },
    });
  await loadBranches(db, branchesFile);
}
