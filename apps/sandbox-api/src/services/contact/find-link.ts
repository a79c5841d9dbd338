import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts, users } from '../../db/schema/index.ts';
import { SessionLost } from '../../errors.ts';
import { sha256 } from '../../ids.ts';
import { borrowerName } from './borrower-name.ts';
import { relationLabel } from './relation.ts';

/** What a contact's link leads to. */
export interface ContactLink {
  readonly contactId: string;
  readonly borrowerFirstName: string;
  readonly relation: string;
  readonly isAnswered: boolean;
}

/**
 * Who asks the holder of a link. Throws -4 for one that is unknown, replaced or older than a week;
 * on these two calls that ends no session (D06).
 */
export async function findContactLink(
  db: Db,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<ContactLink> {
  const [found] = await db
    .select({ contact: contacts, phone: users.phone })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(eq(contacts.tokenHash, sha256(token)));
  if (found === undefined || found.contact.expiresAtMs <= now) {
    throw new SessionLost('This link is not valid any more.');
  }
  const { contact, phone } = found;
  return {
    contactId: contact.id,
    borrowerFirstName: await borrowerName(db, { id: contact.userId, phone }),
    relation: relationLabel(contact.position, contact.relation),
    isAnswered: contact.answer !== null,
  };
}
