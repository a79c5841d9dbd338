import { formatDateTime } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import type { ShownMessage } from './message-list.ts';
import { readCode, readLink } from './read-code.ts';

/** The newest messages first; `phone` null is all numbers. */
export async function listShown(db: Db, phone: string | null): Promise<readonly ShownMessage[]> {
  const messages = await listSms(db, phone ?? undefined);
  return messages.map(({ id, phone: to, body, createdAtMs }) => ({
    id,
    phone: to,
    body,
    code: readCode(body),
    link: readLink(body),
    sentAt: formatDateTime(createdAtMs),
  }));
}
