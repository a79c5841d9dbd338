import type { Language } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/** Stores the language of messages to the borrower (D58). */
export async function saveLanguage(
  db: Db,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
