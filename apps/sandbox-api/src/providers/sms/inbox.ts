import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsMessages } from '../../db/schema/providers.ts';
import { newId } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { sealStored, unsealStored } from '../../keys/seal.ts';

export type StoredSms = typeof smsMessages.$inferSelect;

export const secretPlaceholder = '{secret}';
/** Shown instead of a code or link whose encryption key was removed from the key file. */
const lostSecret = '••••';
const pageSize = 100;

/**
 * Stores the message in the inbox instead of sending an SMS (D28). `secret`, a code or link, is
 * stored encrypted. `readSmsBody` replaces `secretPlaceholder` in the body by the secret.
 */
export async function sendSms(
  db: Db,
  message: {
    phone: string;
    body: string;
    secret?: { text: string; keys: Keys };
    now: number;
  },
): Promise<void> {
  const { phone, body, secret, now } = message;
  const id = newId();
  const sealedSecret =
    secret === undefined ? null : sealStored(secret.keys, secret.text, placeOf(id));
  await db.insert(smsMessages).values({ id, phone, body, sealedSecret, createdAtMs: now });
}

export async function listSms(db: Db, phone?: string): Promise<readonly StoredSms[]> {
  return db
    .select()
    .from(smsMessages)
    .where(phone === undefined ? undefined : eq(smsMessages.phone, phone))
    .orderBy(desc(smsMessages.seq))
    .limit(pageSize);
}

export function readSmsBody({ id, body, sealedSecret }: StoredSms, keys: Keys): string {
  return sealedSecret === null
    ? body
    : body.replaceAll(secretPlaceholder, open(keys, sealedSecret, id));
}

function open(keys: Keys, sealed: string, id: string): string {
  try {
    return unsealStored(keys, sealed, placeOf(id));
  } catch {
    return lostSecret;
  }
}

const placeOf = (id: string) => `sms:${id}`;
