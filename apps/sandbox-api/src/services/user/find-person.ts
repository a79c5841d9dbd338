import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { formAnswers } from '../../db/schema/index.ts';

interface Person {
  name: string | null;
  /** Such as 14/08/1994, as documents print it. */
  birthDate: string | null;
}

/** What the borrower's basic form says; null for what is not saved yet. */
export async function findPerson(db: Db, userId: string): Promise<Person> {
  const [row] = await db
    .select({ answers: formAnswers.answers })
    .from(formAnswers)
    .where(and(eq(formAnswers.userId, userId), eq(formAnswers.form, 'baseInfo')));
  const { fullName, birthDay, birthMonth, birthYear } = row?.answers ?? {};
  const parts = [birthDay, birthMonth, birthYear];
  return {
    name: typeof fullName === 'string' ? fullName.trim() : null,
    birthDate: parts.every(Boolean)
      ? parts.map((part) => String(part).padStart(2, '0')).join('/')
      : null,
  };
}
