import { contactProblems, isMissingField, isPhone, validationMessages } from '@kosha/domain';
import type { FieldProblem } from '../../refusals/errors.ts';
import { contactMessages } from '../../messages/field-messages.ts';
import type { Message } from '../../messages/message.ts';
import { contactFields, type Contact } from './fields.ts';

/** Problems of the contacts by field (§5). `ownPhone` is the borrower's number. */
export function checkContacts(
  contacts: readonly Contact[],
  ownPhone: string,
): readonly FieldProblem[] {
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

// Messages by the contact's position; `sameNumber` also by the position of the earlier contact.
const wrongDigits = [contactMessages.digits1, contactMessages.digits2, contactMessages.digits3];
const ownNumber = [contactMessages.own1, contactMessages.own2, contactMessages.own3];
const sameNumber = [[], [contactMessages.same21], [contactMessages.same31, contactMessages.same32]];
