import {
  contactProblems,
  isMissingField,
  isPhone,
  ordinal,
  validationMessages,
} from '@kosha/domain';
import type { FieldProblem } from '../../refusals/errors.ts';
import { contactFields, type Contact } from './fields.ts';

const ordinals = ['first', 'second', 'third'] as const;

/** What is wrong with the contacts, field by field (§5). `ownPhone` is the borrower's number. */
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
        msg: validationMessages[message].replace('{n}', ordinal(n)),
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
): string | null {
  const which = `The ${ordinals[index] ?? 'last'} contact`;
  if (!isPhone(phone)) return `${which}'s phone number must have 10 digits.`;
  if (phone === ownPhone) return `${which} has your own phone number.`;
  const earlier = contacts.slice(0, index).findIndex((one) => one.phone === phone);
  if (earlier === -1) return null;
  return `${which} has the same phone number as the ${ordinals[earlier] ?? 'first'}.`;
}
