import { formatDateTime } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { listSms, secretPlaceholder, readSmsBody } from '../../providers/sms/inbox.ts';
import type { ShownMessage } from './message-list.ts';

export async function listMessages(
  { db, keys }: { db: Db; keys: Keys },
  phone: string | null,
): Promise<readonly ShownMessage[]> {
  const messages = await listSms(db, phone ?? undefined);
  return messages.map((message) => {
    const { id, phone: to, createdAtMs } = message;
    const body = readSmsBody(message, keys);
    // `readCode` expects the code at the start, but in some languages other words precede the code.
    const codeAt = Math.max(0, message.body.indexOf(secretPlaceholder));
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

/** A URL of ASCII characters only, because Indian punctuation may follow the URL. */
const addressPattern = /https?:\/\/[!-~]+/;

/**
 * Finds a code only at the start of the text (D28), because numbers further on are order numbers,
 * phone numbers or amounts.
 */
export function readCode(body: string): string | null {
  return /^\d{4,6}(?![\w-])/.exec(body)?.[0] ?? null;
}

export function readLink(body: string): string | null {
  return addressPattern.exec(body)?.[0] ?? null;
}
