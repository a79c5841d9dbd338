import { dayMs, policyOf, type Language } from '@kosha/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts, users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { newToken, sha256 } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { secretPlace, sendSms } from '../../providers/sms/inbox.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { translatorFor } from '../../messages/translators.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { borrowerName } from './find-link.ts';
import { checkContacts } from './check.ts';
import { isNamed, relationLabel, type Contact } from './fields.ts';

const linkLifetimeMs = 7 * dayMs;

/** Contacts did not request any SMS, so SMS are limited per borrower and per recipient. */
const messagesFrom = (userId: string): Allowance => ({
  scope: `contact-sms:user:${userId}`,
  max: 15,
  windowMs: dayMs,
  refusal: 'tooManyContacts',
});
export const messagesTo = (phone: string): Allowance => ({
  scope: `contact-sms:phone:${phone}`,
  max: 10,
  windowMs: dayMs,
  refusal: 'tooManyMessagesToContact',
});

interface SaveContacts {
  user: { id: string; phone: string; language: Language | null };
  contacts: readonly Contact[];
  /** The app's origin. */
  origin: string;
  appName: string;
  keys: Keys;
  now: number;
}

/**
 * Saves the contacts, sends each new contact an SMS with a confirmation link (D06), and completes
 * the step. Unchanged contacts retain link and response. Under the strict profile (D54), accepts
 * only one contact and does not complete the step. Throws a Refusal with field errors.
 */
export async function saveContacts(db: Db, request: SaveContacts): Promise<void> {
  const { user, now } = request;
  const { isContactAgreed } = policyOf((await readSettings(db)).policyProfile);
  const contactsToSave = isContactAgreed ? onlyOne(request.contacts) : request.contacts;
  const problems = checkContacts(contactsToSave, user.phone);
  if (problems.length > 0) throw refuse('fieldsWrong', { fields: problems });
  await db.transaction(async (tx) => {
    // Locks the user's row, so that only one of two concurrent saves sends an SMS.
    await tx.update(users).set({ isContactDone: !isContactAgreed }).where(eq(users.id, user.id));
    if (isContactAgreed) await tx.delete(contacts).where(isAdditional(user.id));
    const known = await tx.select().from(contacts).where(eq(contacts.userId, user.id));
    const named = contactsToSave
      .map((contact, index) => ({ contact, position: index + 1 }))
      .filter(({ contact, position }) => {
        const before = known.find((stored) => stored.position === position);
        return before === undefined || !isSame(contact, before, now);
      });
    await spendMessages(tx, request, named);
    for (const { contact, position } of named) await nameContact(tx, request, position, contact);
  });
}

function onlyOne([first, ...further]: readonly Contact[]): readonly Contact[] {
  if (further.some(isNamed)) throw refuse('oneContactAlone');
  return first === undefined ? [] : [first];
}

/** The second and third contact, named under another profile. */
const isAdditional = (userId: string) => and(eq(contacts.userId, userId), gt(contacts.position, 1));

const isSame = (contact: Contact, before: Contact & { expiresAtMs: number }, now: number) =>
  before.name === contact.name &&
  before.phone === contact.phone &&
  before.relation === contact.relation &&
  before.expiresAtMs > now;

async function spendMessages(
  tx: Db,
  { user, now }: SaveContacts,
  named: readonly { contact: Contact }[],
): Promise<void> {
  if (named.length === 0) return;
  await spend(tx, messagesFrom(user.id), { now, uses: named.length });
  for (const phone of named.map(({ contact }) => contact.phone).toSorted()) {
    await spend(tx, messagesTo(phone), { now });
  }
}

async function nameContact(
  tx: Db,
  { user, origin, appName, keys, now }: SaveContacts,
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
    expiresAtMs: now + linkLifetimeMs,
  });
  const body = translatorFor(user.language).translate({
    words: smsTemplates.contact,
    with: {
      name: await borrowerName(tx, user),
      relation: { text: relationLabel(position, contact.relation) },
      app: appName,
      link: `${origin}/verify/contact2?token=${secretPlace}`,
    },
  });
  await sendSms(tx, { phone: contact.phone, body, secret: { text: token, keys }, now });
}
