import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { mayUse } from '../consent-ledger/find.ts';
import { sendSms } from '../../providers/sms/inbox.ts';

/** Sends an SMS about an order to a borrower, unless that was taken back (D57). */
export async function tellBySms(
  tx: Db,
  userId: string,
  { body, now }: { body: string; now: number },
): Promise<void> {
  if (!(await mayUse(tx, { userId, purpose: 'messages' }))) return;
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('There is no such borrower.');
  await sendSms(tx, { phone: user.phone, body, now });
}
