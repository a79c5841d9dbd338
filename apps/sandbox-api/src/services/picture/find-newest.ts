import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures, type PhotoKind } from '../../db/schema/index.ts';

type PictureRow = typeof pictures.$inferSelect;

export async function findNewestPicture(
  db: Db,
  filter: {
    userId: string;
    kind: PhotoKind;
    verdicts: readonly PictureRow['verdict'][];
  },
): Promise<PictureRow | null> {
  const { userId, kind, verdicts } = filter;
  const [row] = await db
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.userId, userId),
        eq(pictures.kind, kind),
        inArray(pictures.verdict, [...verdicts]),
      ),
    )
    .orderBy(desc(pictures.seq))
    .limit(1);
  return row ?? null;
}
