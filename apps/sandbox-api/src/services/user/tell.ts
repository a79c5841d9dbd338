import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { mayUse } from '../consent-ledger/find.ts';
import { sendSms } from '../../providers/sms/inbox.ts';
import { textsIn } from '../../words/spoken.ts';
import type { Text } from '../../words/text.ts';

/**
 * Sends an SMS about an order to a borrower, in the language that is kept with the borrower (D58), unless that was taken
 * back (D57); what the law asks for, `isRequired`, is sent in any case. Nothing is sent after an erasure, and none
 * begins before the transaction ends.
 */
export async function tellBySms(
  tx: Db,
  userId: string,
  { texts, now, isRequired = false }: { texts: readonly Text[]; now: number; isRequired?: boolean },
): Promise<void> {
  if (!isRequired && !(await mayUse(tx, { userId, purpose: 'messages' }))) return;
  const [user] = await tx
    .select({ phone: users.phone, language: users.language, purgeAtMs: users.purgeAtMs })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (user === undefined) throw new Error('There is no such borrower.');
  if (user.purgeAtMs !== null) return;
  const body = texts.map(textsIn(user.language).say).join(' ');
  await sendSms(tx, { phone: user.phone, body, now });
}
