import { dayMs, validateFeedback } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { opinions } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { newId } from '../../keys/ids.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';
import type { UploadTracker } from '../picture/store.ts';
import type { Picture } from '../picture/inspect.ts';
import { savePicture } from '../picture/save.ts';
import { opinionTypeLabel } from './types.ts';

const opinionsOf = (userId: string): Allowance => ({
  scope: `opinions:user:${userId}`,
  max: 10,
  windowMs: dayMs,
  refusal: 'tooMuchFeedback',
});

/** Validates and stores feedback with its photos (§5). */
export async function saveOpinion(
  db: Db,
  request: {
    userId: string;
    problemType: string;
    content: string;
    pictures: readonly Picture[];
    uploads: UploadTracker;
    now: number;
  },
): Promise<void> {
  const { userId, problemType, content, pictures, uploads, now } = request;
  const problem = validateFeedback(content);
  if (problem !== null) throw refuse(problem);
  if (opinionTypeLabel(problemType) === '') throw refuse('feedbackTypeUnknown');
  await db.transaction(async (tx) => {
    await countUseOrRefuse(tx, opinionsOf(userId), { now });
    const id = newId();
    await tx.insert(opinions).values({ id, userId, problemType, content, createdAtMs: now });
    for (const picture of pictures) {
      const facts = { userId, kind: 'feedback', verdict: 'kept', opinionId: id } as const;
      await savePicture(tx, { ...facts, picture, uploads, now });
    }
  });
}
