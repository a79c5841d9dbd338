import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsMessages } from '../../db/schema/providers.ts';
import { newId } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { sealStored, unsealStored } from '../../keys/seal.ts';

/** A message as it is kept, without its secret. */
export type StoredSms = typeof smsMessages.$inferSelect;

/** Stands in a body where the secret goes in. */
export const secretPlace = '{secret}';
/** Shown in its place when its key is gone. */
const lostSecret = '••••';
const pageSize = 100;

/**
 * Puts a message into the sandbox's inbox; nothing leaves the machine (D28). `secret` is a code or a link
 * that lets its reader in: it stands in the body as `secretPlace` and is kept sealed.
 */
export async function sendSms(
  db: Db,
  message: {
    /** 10 digits. */
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

/** The newest messages first, of one number or of all. */
export async function listSms(db: Db, phone?: string): Promise<readonly StoredSms[]> {
  return db
    .select()
    .from(smsMessages)
    .where(phone === undefined ? undefined : eq(smsMessages.phone, phone))
    .orderBy(desc(smsMessages.seq))
    .limit(pageSize);
}

/** The words of a message as they were sent. */
export function readSmsBody({ id, body, sealedSecret }: StoredSms, keys: Keys): string {
  return sealedSecret === null ? body : body.replaceAll(secretPlace, open(keys, sealedSecret, id));
}

function open(keys: Keys, sealed: string, id: string): string {
  try {
    return unsealStored(keys, sealed, placeOf(id));
  } catch {
    return lostSecret;
  }
}

const placeOf = (id: string) => `sms:${id}`;
