import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { opinions } from '../../db/schema/index.ts';
import { NotFound } from '../../refusals/errors.ts';

/** The staff's reply; a later one takes its place. Throws NotFound. */
export async function answerOpinion(
  db: Db,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<void> {
  const changed = await db
    .update(opinions)
    .set({ answer, answeredAtMs: now })
    .where(eq(opinions.id, id))
    .returning({ id: opinions.id });
  if (changed.length === 0) throw new NotFound('There is no such feedback.');
}
