import { isAadhaar, isPan, limits } from '@kosha/domain';
import type { FieldFacts } from '../descriptor/field.ts';

/**
 * Words of a field's name or label that make it an identity number or a secret: it is never saved
 * and never filled in. Whole words only: a PIN is a secret, a PIN code is a place.
 */
export const identityWords = [
  'aadhaar',
  'aadhar',
  'adhaar',
  'adhar',
  'आधार',
  'uid',
  'uidai',
  'vid',
  'pan',
  'पैन',
  'passport',
  'voter',
  'epic',
  'licence',
  'license',
  'id card',
  'id no',
  'id number',
  'identity',
  'ckyc',
  'account',
  'acct',
  'iban',
  'card no',
  'card number',
  'cvv',
  'upi',
  'otp',
  'mpin',
  'pin',
  'password',
  'passcode',
  'secret',
  'token',
] as const;

/** A place's number, not a secret. */
const PLACE_NUMBER = / pin (code|kode) | pincode /g;

/** Where a name is to be copied from, which makes it no number. */
const COPIED_FROM = / as (on|in|per) ((your|the) )?(aadhaar|aadhar|pan)( card)? /g;

/** 'panCardNo', 'PAN_card no.' → ' pan card no '. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a field asks for an identity number or a secret, by its name, label and placeholder. */
export function isIdentityField({
  name,
  label,
  placeholder = '',
}: Pick<FieldFacts, 'name' | 'label' | 'placeholder'>): boolean {
  const isName = [name, label].some((text) => wordsOf(text).includes(' name '));
  return [name, label, placeholder]
    .map((text) => wordsOf(text).replace(PLACE_NUMBER, ' '))
    .map((words) => (isName ? words.replace(COPIED_FROM, ' ') : words))
    .some((words) => identityWords.some((word) => words.includes(` ${word} `)));
}

/** Digits with the spaces and hyphens that people write between them. */
const DIGIT_RUN = /\d(?:[\s-]?\d)+/g;
const PAN_LIKE = /[A-Z]{5}[\s-]?\d{4}[\s-]?[A-Z]/gi;

const compact = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether a value is or holds an identity number, whatever field it was typed into. */
export function isIdentityValue(value: unknown): boolean {
  const text = String(value);
  const pans = text.match(PAN_LIKE) ?? [];
  return pans.some((pan) => isPan(compact(pan))) || (text.match(DIGIT_RUN) ?? []).some(hasAadhaar);
}

function hasAadhaar(run: string): boolean {
  const digits = compact(run);
  return [...digits].some((_, at) => isAadhaar(digits.slice(at, at + limits.aadhaarDigits)));
}
