import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';

/** Whether the borrower with this number has signed in on this device before. */
export async function isKnownDevice(
  db: Db,
  { phone, webUuid }: { phone: string; webUuid: string },
): Promise<boolean> {
  const [known] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.phone, phone), eq(sessions.webUuid, webUuid)))
    .limit(1);
  return known !== undefined;
}
