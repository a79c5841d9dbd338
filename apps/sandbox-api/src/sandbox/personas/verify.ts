import { dayMs, policyOf } from '@kosha/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { allowances } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import {
  generateAcceptedAadhaar,
  generateAcceptedPan,
} from '../../providers/identity/sample-numbers.ts';
import type { Contact } from '../../services/contact/fields.ts';
import { contactMessageAllowance, saveContacts } from '../../services/contact/save.ts';
import { acceptFace } from '../../services/face/accept.ts';
import { acceptIdentityNumbers } from '../../services/identity/accept-numbers.ts';
import { hashNumber } from '../../keys/hash-number.ts';
import { recordVerifiedAadhaar } from '../../services/identity/verified-aadhaar.ts';
import { savePicture } from '../../services/picture/save.ts';
import { fillInForm } from './answers.ts';
import { accountAgeDays, type PersonaInput } from './persona.ts';
import { smsMessages } from '../../db/schema/providers.ts';

/**
 * Completes the verification steps. The step for contacts is among them only if the policy profile
 * requires contacts (D54).
 */
export async function completeVerification(stage: PersonaInput, userId: string): Promise<void> {
  const daysAgo = accountAgeDays;
  const stageAtSignUp: PersonaInput = { ...stage, now: stage.now - daysAgo * dayMs };
  await fillInForm(stage, userId, { form: 'baseInfo', daysAgo });
  await fillInForm(stage, userId, { form: 'workInfo', daysAgo });
  await showIdentity(stageAtSignUp, userId);
  await showFace(stageAtSignUp, userId);
  const { policyProfile } = await readSettings(stage.tx);
  if (policyOf(policyProfile).areContactsRequired) await nameContacts(stageAtSignUp, userId);
}

async function showIdentity({ tx, keys, now }: PersonaInput, userId: string): Promise<void> {
  const idNo = generateAcceptedAadhaar();
  const { hash: aadhaarHash } = hashNumber(keys, 'aadhaar', idNo);
  await recordVerifiedAadhaar(tx, { userId, aadhaarHash, now });
  await acceptIdentityNumbers(tx, {
    userId,
    idNo,
    panNo: generateAcceptedPan(),
    keys,
    now,
  });
}

/** Stores a passed face photo without a face check, so settings do not change the persona. */
async function showFace(
  { tx, uploads, face: picture, now }: PersonaInput,
  userId: string,
): Promise<void> {
  await savePicture(tx, { userId, kind: 'face', picture, verdict: 'passed', uploads, now });
  await acceptFace(tx, userId);
}

async function nameContacts({ tx, phone, keys, now }: PersonaInput, userId: string): Promise<void> {
  const user = { id: userId, phone, language: null };
  const contacts = contactsOf(phone);
  await saveContacts(tx, { user, contacts, origin: '', appName: '', keys, now });
  // The SMS to the contacts are deleted, because their links expired long ago.
  const phones = contacts.map((contact) => contact.phone);
  const isToContacts = and(inArray(smsMessages.phone, phones), eq(smsMessages.createdAtMs, now));
  await tx.delete(smsMessages).where(isToContacts);
  const scopes = phones.map((to) => contactMessageAllowance(to).scope);
  await tx.delete(allowances).where(inArray(allowances.scope, scopes));
}

/** Phone numbers are derived from the persona's number, so that personas share no contact. */
function contactsOf(phone: string): readonly Contact[] {
  const [first = '', second = '', third = ''] = ['6', '7', '8', '9']
    .filter((digit) => !phone.startsWith(digit))
    .map((digit) => digit + phone.slice(1));
  return [
    { name: 'Ramesh Sharma', phone: first, relation: '1' },
    { name: 'Anita Sharma', phone: second, relation: '2' },
    { name: "Kiran D'Souza", phone: third, relation: '3' },
  ];
}
