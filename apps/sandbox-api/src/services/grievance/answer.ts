import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { grievances } from '../../db/schema/index.ts';

/** The oldest unanswered grievances, for staff (D61). */
export const listOpenGrievances = (db: Db) =>
  db
    .select()
    .from(grievances)
    .where(isNull(grievances.answer))
    .orderBy(asc(grievances.seq))
    .limit(100);

export async function answerGrievance(
  db: Db,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<boolean> {
  const answered = await db
    .update(grievances)
    .set({ answer, answeredAtMs: now })
    .where(eq(grievances.id, id))
    .returning({ id: grievances.id });
  return answered.length > 0;
}
