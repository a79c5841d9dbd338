import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { opinions } from '../../db/schema/index.ts';

export async function answerOpinion(
  db: Db,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<boolean> {
  const changed = await db
    .update(opinions)
    .set({ answer, answeredAtMs: now })
    .where(eq(opinions.id, id))
    .returning({ id: opinions.id });
  return changed.length > 0;
}
