import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { mayUseData } from '../consent-ledger/find.ts';
import { sendSms } from '../../providers/sms/inbox.ts';
import { translatorFor } from '../../messages/translators.ts';
import type { Message } from '../../messages/message.ts';

/**
 * Sends an SMS in the borrower's language (D58). Without consent to messages (D57), sends only an
 * SMS that `isRequired` by law. Locks the account, so that no SMS follows an erasure.
 */
export async function notifyBySms(
  tx: Db,
  userId: string,
  {
    messages,
    now,
    isRequired = false,
  }: { messages: readonly Message[]; now: number; isRequired?: boolean },
): Promise<void> {
  if (!isRequired && !(await mayUseData(tx, { userId, purpose: 'messages' }))) return;
  const [user] = await tx
    .select({ phone: users.phone, language: users.language, purgeAtMs: users.purgeAtMs })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (user === undefined) throw new Error('There is no such borrower.');
  if (user.purgeAtMs !== null) return;
  const body = messages.map(translatorFor(user.language).translate).join(' ');
  await sendSms(tx, { phone: user.phone, body, now });
}
