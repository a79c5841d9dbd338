import { maskPhone } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts, users } from '../../db/schema/index.ts';
import { sha256 } from '../../keys/ids.ts';
import { refuse } from '../../refusals/refuse.ts';
import { responseMessages } from '../../messages/response-messages.ts';
import type { TemplateValue } from '../../messages/message.ts';
import { findName } from '../user/find-name.ts';
import { relationLabel } from './fields.ts';

interface ContactLink {
  contactId: string;
  borrowerFirstName: TemplateValue;
  relation: string;
  isAnswered: boolean;
}

export async function findContactLink(
  db: Db,
  { token, now }: { token: string; now: number },
): Promise<ContactLink> {
  const [found] = await db
    .select({ contact: contacts, phone: users.phone })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(eq(contacts.tokenHash, sha256(token)));
  if (found === undefined || found.contact.expiresAtMs <= now) {
    throw refuse('linkNotValid');
  }
  const { contact, phone } = found;
  return {
    contactId: contact.id,
    borrowerFirstName: await borrowerName(db, { id: contact.userId, phone }),
    relation: relationLabel(contact.position, contact.relation),
    isAnswered: contact.answer !== null,
  };
}

const maxCharacters = 60;

/** Contacts see the borrower's first name, else the last digits of the phone number (D06). */
export async function borrowerName(
  db: Db,
  user: { id: string; phone: string },
): Promise<TemplateValue> {
  const [first = ''] = ((await findName(db, user.id)) ?? '').split(/\s+/);
  if (first !== '') return first.slice(0, maxCharacters);
  return { text: { words: responseMessages.owner, with: { phone: maskPhone(user.phone) } } };
}
