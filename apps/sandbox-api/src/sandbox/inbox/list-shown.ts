import { formatDateTime } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { listSms, secretPlaceholder, readSmsBody } from '../../providers/sms/inbox.ts';
import type { ShownMessage } from './message-list.ts';

/** The messages, newest first. `phone` null returns the messages to all numbers. */
export async function listMessages(
  { db, keys }: { db: Db; keys: Keys },
  phone: string | null,
): Promise<readonly ShownMessage[]> {
  const messages = await listSms(db, phone ?? undefined);
  return messages.map((message) => {
    const { id, phone: to, createdAtMs } = message;
    const body = readSmsBody(message, keys);
    // Starts at the code, which is not the first word of the message in every language.
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

/** Matches ASCII only, because Indian punctuation after a URL does not belong to it. */
const addressPattern = /https?:\/\/[!-~]+/;

/**
 * The one-time code of 4 to 6 digits at the start of a message (D28), or null. Later numbers are
 * order numbers, phone numbers or amounts.
 */
export function readCode(body: string): string | null {
  return /^\d{4,6}(?![\w-])/.exec(body)?.[0] ?? null;
}

/** The link in a message, or null. */
export function readLink(body: string): string | null {
  return addressPattern.exec(body)?.[0] ?? null;
}
