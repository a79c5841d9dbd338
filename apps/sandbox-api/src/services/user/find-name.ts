import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { formAnswers } from '../../db/schema/index.ts';

export async function findName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.userId, userId), eq(formAnswers.form, 'baseInfo')));
  const { fullName } = row?.answers ?? {};
  return typeof fullName === 'string' ? fullName.trim() : null;
}
