import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts } from '../../db/schema/index.ts';
import { Conflict } from '../../errors.ts';
import { findContactLink } from './find-link.ts';

/** Saves a contact's answer. Throws Conflict when there is one already, or as `findContactLink` does. */
export async function answerContact(
  db: Db,
  request: { token: string; accept: boolean; now: number },
): Promise<void> {
  const { contactId } = await findContactLink(db, request);
  const answered = await db
    .update(contacts)
    .set({ answer: request.accept ? 'confirmed' : 'declined', answeredAtMs: request.now })
    .where(and(eq(contacts.id, contactId), isNull(contacts.answer)))
    .returning({ id: contacts.id });
  if (answered.length === 0) throw new Conflict('This link has been answered already.');
}
