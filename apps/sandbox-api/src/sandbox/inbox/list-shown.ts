import { formatDateTime } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { listSms, secretPlace, readSmsBody } from '../../providers/sms/inbox.ts';
import type { ShownMessage } from './message-list.ts';

/** The newest messages first; `phone` null is all numbers. */
export async function listShown(
  { db, keys }: { db: Db; keys: Keys },
  phone: string | null,
): Promise<readonly ShownMessage[]> {
  const messages = await listSms(db, phone ?? undefined);
  return messages.map((message) => {
    const { id, phone: to, createdAtMs } = message;
    const body = readSmsBody(message, keys);
    // In another language the code need not be the first word.
    const codeAt = Math.max(0, message.body.indexOf(secretPlace));
    const sentAt = formatDateTime(createdAtMs);
    return {
      id,
      phone: to,
      body,
      code: readCode(body.slice(codeAt)),
      link: readLink(body),
      sentAt,
    };
  });
}

/** A sign of an Indian script right behind an address, such as a full stop, is no part of it. */
const addressPattern = /https?:\/\/[!-~]+/;

/**
 * The one-time code of 4 to 6 digits with which a message begins (D28), or null. A number further inside is the
 * number of an order, a phone or a sum.
 */
export function readCode(body: string): string | null {
  return /^\d{4,6}(?![\w-])/.exec(body)?.[0] ?? null;
}

/** The link in a message, or null. */
export function readLink(body: string): string | null {
  return addressPattern.exec(body)?.[0] ?? null;
}
