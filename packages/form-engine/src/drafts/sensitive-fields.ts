import { toAsciiDigits, isAadhaar, limits } from '@kosha/domain';
import type { FieldProperties } from '../model/field-facts.ts';

/**
 * If the name, label or hint of a field contains one of these words, the answer is neither saved in
 * drafts nor autofilled.
 */
export const sensitiveWords = [
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

/** "PIN code" is a postal code, not a secret. */
const postalCode = / pin (code|kode) | pincode /g;

/** "As on PAN card" asks for the name on the card, not for the PAN. */
const asOnCard = / as (on|in|per) ((your|the) )?(aadhaar|aadhar|pan)( card)? /g;

/** 'panCardNo' → ' pan card no '. The spaces let a pattern match whole words only. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const anySensitiveWord = new RegExp(` (${sensitiveWords.join('|')}) `);
const quickCheck = new RegExp(sensitiveWords.join('|').replaceAll(' ', '[^]*'));

type DescribedField = Pick<FieldProperties, 'name' | 'label' | 'hint'>;

const known = new WeakMap<DescribedField, boolean>();

export function isSensitiveField(field: DescribedField): boolean {
  const isSensitive = known.get(field) ?? asksForSensitive(field);
  known.set(field, isSensitive);
  return isSensitive;
}

function asksForSensitive({ name, label, hint = '' }: DescribedField): boolean {
  if (!quickCheck.test(`${name} ${label} ${hint}`.toLowerCase())) return false;
  const texts = [name, label, hint].map((text) => wordsOf(text).replace(postalCode, ' '));
  const isName = texts.slice(0, 2).some((words) => words.includes(' name '));
  return texts
    .map((words) => (isName ? words.replace(asOnCard, ' ') : words))
    .some((words) => anySensitiveWord.test(words));
}

const digitRun = /\d(?:[\s-]?\d)+/g;
/** Matches a PAN, the tax number of a person or a company. */
const panLike = /[A-Z]{5}[\s-]?\d{4}[\s-]?[A-Z]/i;

const compact = (text: string): string => text.replace(/[\s-]/g, '');

/** Detects an identity number in any answer, even if the field does not ask for one. */
export function isSensitiveValue(value: unknown): boolean {
  const text = toAsciiDigits(String(value));
  return panLike.test(text) || (text.match(digitRun) ?? []).some(hasAadhaar);
}

function hasAadhaar(run: string): boolean {
  const digits = compact(run);
  return [...digits].some((_, at) => isAadhaar(digits.slice(at, at + limits.aadhaarDigits)));
}
