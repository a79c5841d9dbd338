import {
  contactProblems,
  dayMs,
  isMissingField,
  isPhone,
  type Language,
  policyOf,
  validationMessages,
} from '@kosha/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts, users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { newToken, sha256 } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { secretPlaceholder, sendSms } from '../../providers/sms/inbox.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { translatorFor } from '../../messages/translators.ts';
import { type Allowance, countUseOrRefuse } from '../allowance/try-spend.ts';
import { borrowerName } from './find-link.ts';
import { type Contact, contactFields, isContactFilledIn, relationLabel } from './fields.ts';
import type { FieldProblem } from '../../refusals/errors.ts';
import { contactMessages } from '../../messages/field-messages.ts';
import type { Message } from '../../messages/message.ts';

/** Finds empty fields, and phone numbers that are invalid, duplicate or the borrower's own (§5). */
function checkContacts(contacts: readonly Contact[], ownPhone: string): readonly FieldProblem[] {
  const missing = contactProblems(
    contacts.map(({ phone, ...rest }) => ({ ...rest, mobile: phone })),
  ).filter(isMissingField);
  return contacts.flatMap((contact, index) => {
    const names = contactFields[index];
    if (names === undefined) return [];
    const empty = missing
      .filter(({ n }) => n === index + 1)
      .map(({ n, field, message }) => ({
        name: names[field],
        msg: { words: validationMessages[message], with: { n: { ordinal: n } } },
      }));
    if (empty.some(({ name }) => name === names.mobile)) return empty;
    const msg = phoneProblem(contacts, index, contact.phone, ownPhone);
    return msg === null ? empty : [...empty, { name: names.mobile, msg }];
  });
}

function phoneProblem(
  contacts: readonly Contact[],
  index: number,
  phone: string,
  ownPhone: string,
): Message | null {
  if (!isPhone(phone)) return wrongDigits[index] ?? null;
  if (phone === ownPhone) return ownNumber[index] ?? null;
  const earlier = contacts.slice(0, index).findIndex((other) => other.phone === phone);
  return sameNumber[index]?.[earlier] ?? null;
}

const wrongDigits = [contactMessages.digits1, contactMessages.digits2, contactMessages.digits3];
const ownNumber = [contactMessages.own1, contactMessages.own2, contactMessages.own3];
const sameNumber = [[], [contactMessages.same21], [contactMessages.same31, contactMessages.same32]];

const linkLifetimeMs = 7 * dayMs;

/**
 * The SMS to contacts are limited per borrower and per recipient, because the recipients did not
 * request them.
 */
const messagesFrom = (userId: string): Allowance => ({
  scope: `contact-sms:user:${userId}`,
  max: 15,
  windowMs: dayMs,
  refusal: 'tooManyContacts',
});
export const contactMessageAllowance = (phone: string): Allowance => ({
  scope: `contact-sms:phone:${phone}`,
  max: 10,
  windowMs: dayMs,
  refusal: 'tooManyMessagesToContact',
});

interface SaveContacts {
  user: { id: string; phone: string; language: Language | null };
  contacts: readonly Contact[];
  origin: string;
  appName: string;
  keys: Keys;
  now: number;
}

/**
 * Sends an SMS with a link to each new or changed contact; others keep their link until it expires
 * (D06). In the strict policy profile, only one contact is allowed, and the contacts step is never
 * marked as done (D54).
 */
export async function saveContacts(db: Db, request: SaveContacts): Promise<void> {
  const { user, now } = request;
  const { isContactAgreed } = policyOf((await readSettings(db)).policyProfile);
  const contactsToSave = isContactAgreed ? onlyOne(request.contacts) : request.contacts;
  const problems = checkContacts(contactsToSave, user.phone);
  if (problems.length > 0) throw refuse('fieldsWrong', { fields: problems });
  await db.transaction(async (tx) => {
    // The update locks the user's row, so that concurrent calls do not send an SMS twice.
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
  if (further.some(isContactFilledIn)) throw refuse('oneContactAlone');
  return first === undefined ? [] : [first];
}

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
  await countUseOrRefuse(tx, messagesFrom(user.id), { now, uses: named.length });
  for (const phone of named.map(({ contact }) => contact.phone).toSorted()) {
    await countUseOrRefuse(tx, contactMessageAllowance(phone), { now });
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
      link: `${origin}/verify/contact2?token=${secretPlaceholder}`,
    },
  });
  await sendSms(tx, { phone: contact.phone, body, secret: { text: token, keys }, now });
}
