import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { formAnswers } from '../../db/schema/index.ts';

/** The name from the borrower's basic form, or null when that is not saved yet. */
export async function findName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.userId, userId), eq(formAnswers.form, 'baseInfo')));
  const name = row?.answers['fullName'];
  return typeof name === 'string' ? name.trim() : null;
}
