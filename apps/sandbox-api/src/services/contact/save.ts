import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts, users } from '../../db/schema/index.ts';
import { Refused } from '../../errors.ts';
import { newToken, sha256 } from '../../ids.ts';
import { sendSms } from '../../simulators/sms/inbox.ts';
import { borrowerName } from './borrower-name.ts';
import { checkContacts } from './check.ts';
import type { Contact } from './fields.ts';
import { relationLabel } from './relation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_LIFETIME_MS = 7 * DAY_MS;

interface SaveContacts {
  readonly user: { readonly id: string; readonly phone: string };
  readonly contacts: readonly Contact[];
  /** Where the app is reached. */
  readonly origin: string;
  readonly appName: string;
  readonly now: number;
}

/**
 * Keeps the contacts, sends each new one an SMS with a link to confirm (D06), and ends the step. A
 * contact that stays as it was keeps its link and its answer. Throws Refused, field by field.
 */
export async function saveContacts(db: Db, request: SaveContacts): Promise<void> {
  const { user, now } = request;
  const problems = checkContacts(request.contacts, user.phone);
  if (problems.length > 0) throw new Refused('Please check what you filled in.', problems);
  await db.transaction(async (tx) => {
    // The user's row is locked, so that two saves at once send one SMS.
    await tx.update(users).set({ isContactDone: true }).where(eq(users.id, user.id));
    const known = await tx.select().from(contacts).where(eq(contacts.userId, user.id));
    for (const [index, contact] of request.contacts.entries()) {
      const before = known.find(({ position }) => position === index + 1);
      const isSame =
        before?.name === contact.name &&
        before.phone === contact.phone &&
        before.relation === contact.relation &&
        before.expiresAtMs > now;
      if (!isSame) await nameContact(tx, request, index + 1, contact);
    }
  });
}

async function nameContact(
  tx: Db,
  { user, origin, appName, now }: SaveContacts,
  position: number,
  contact: Contact,
): Promise<void> {
  const token = newToken();
  await tx
    .delete(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.position, position)));
  await tx.insert(contacts).values({
    userId: user.id,
    position,
    ...contact,
    tokenHash: sha256(token),
    createdAtMs: now,
    expiresAtMs: now + LINK_LIFETIME_MS,
  });
  const who = await borrowerName(tx, user);
  const relation = relationLabel(position, contact.relation);
  const body = `${who} names you as an emergency contact (${relation}) on ${appName}. Confirm or decline: ${origin}/verify/contact2?token=${token}`;
  await sendSms(tx, { phone: contact.phone, body, now });
}
