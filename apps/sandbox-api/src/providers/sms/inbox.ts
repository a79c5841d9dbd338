import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsMessages } from '../../db/schema/providers.ts';

export interface SmsMessage {
  id: string;
  /** 10 digits. */
  phone: string;
  body: string;
  createdAtMs: number;
}

const pageSize = 100;

/** Puts a message into the sandbox's inbox; nothing leaves the machine (D28). */
export async function sendSms(
  db: Db,
  message: Pick<SmsMessage, 'phone' | 'body'> & { now: number },
): Promise<void> {
  const { phone, body, now } = message;
  await db.insert(smsMessages).values({ phone, body, createdAtMs: now });
}

/** The newest messages first, of one number or of all. */
export async function listSms(db: Db, phone?: string): Promise<readonly SmsMessage[]> {
  return db
    .select()
    .from(smsMessages)
    .where(phone === undefined ? undefined : eq(smsMessages.phone, phone))
    .orderBy(desc(smsMessages.seq))
    .limit(pageSize);
}
