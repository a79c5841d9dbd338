import { policyOf } from '@kosha/domain';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findContactLink } from './find-link.ts';

/**
 * In the strict profile, deletes name and number of a contact who declines (D54). Throws a Refusal
 * if the contact gave the opposite response before.
 */
export async function saveContactAnswer(
  db: Db,
  request: { token: string; accept: boolean; now: number },
): Promise<void> {
  const { contactId } = await findContactLink(db, request);
  const answer = request.accept ? 'confirmed' : 'declined';
  const { isContactAgreed } = policyOf((await readSettings(db)).policyProfile);
  const isForgotten = isContactAgreed && !request.accept;
  const answered = await db
    .update(contacts)
    .set({
      ...(isForgotten && { name: '', phone: '' }),
      answer,
      answeredAtMs: sql`coalesce(${contacts.answeredAtMs}, ${request.now})`,
    })
    .where(
      and(eq(contacts.id, contactId), or(isNull(contacts.answer), eq(contacts.answer, answer))),
    )
    .returning({ id: contacts.id });
  if (answered.length === 0) throw refuse('linkAlreadyAnswered');
}
