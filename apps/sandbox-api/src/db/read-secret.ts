import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { secrets } from './schema/index.ts';

export async function readSecret(db: Db, key: 'uploads'): Promise<string> {
  const [row] = await db.select().from(secrets).where(eq(secrets.key, key));
  if (row === undefined) throw new Error(`The database has no secret for ${key}.`);
  return row.value;
}
