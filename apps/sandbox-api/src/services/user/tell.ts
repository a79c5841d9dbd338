import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { sendSms } from '../../providers/sms/inbox.ts';

/** Sends an SMS to a borrower. */
export async function tellBySms(
  tx: Db,
  userId: string,
  { body, now }: { body: string; now: number },
): Promise<void> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('There is no such borrower.');
  await sendSms(tx, { phone: user.phone, body, now });
}
