import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { opinions, pictures, users } from '../../db/schema/index.ts';

export interface ListedOpinion {
  id: string;
  phone: string;
  problemType: string;
  content: string;
  createdAtMs: number;
  answer: string | null;
  answeredAtMs: number | null;
  pictureIds: readonly string[];
}

/** Newest first. If `userId` is null, lists the feedback of all users, for staff. */
export async function listOpinions(
  db: Db,
  userId: string | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<readonly ListedOpinion[]> {
  const rows = await db
    .select({ opinion: opinions, phone: users.phone })
    .from(opinions)
    .innerJoin(users, eq(users.id, opinions.userId))
    .where(userId === null ? undefined : eq(opinions.userId, userId))
    .orderBy(desc(opinions.seq))
    .offset(offset)
    .limit(limit);
  const ids = rows.map(({ opinion }) => opinion.id);
  const shown = await db
    .select({ id: pictures.id, opinionId: pictures.opinionId })
    .from(pictures)
    .where(inArray(pictures.opinionId, ids))
    .orderBy(asc(pictures.seq));
  return rows.map(({ opinion, phone }) => ({
    ...opinion,
    phone,
    pictureIds: shown.filter(({ opinionId }) => opinionId === opinion.id).map(({ id }) => id),
  }));
}
