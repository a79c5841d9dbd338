import { asciiDigits, isAadhaar, limits } from '@kosha/domain';
import type { FieldFacts } from '../model/field-facts.ts';

/**
 * A field with one of these words in its name or label asks for an identity number or a secret: it
 * is never saved and never filled in. Whole words only: a PIN is a secret, a PIN code is a place.
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

/** A PIN code is the number of a place, not a secret. */
const placeNumber = / pin (code|kode) | pincode /g;

/** Words that say from which card to copy a name; such a field does not ask for a number. */
const copiedFrom = / as (on|in|per) ((your|the) )?(aadhaar|aadhar|pan)( card)? /g;

/** 'panCardNo', 'PAN_card no.' → ' pan card no '. */
const translationsOf = (text: string): string =>
  ` ${text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const anySensitiveWord = new RegExp(` (${sensitiveWords.join('|')}) `);
/**
 * A pattern that every text with such a word matches. To most texts it says no, far sooner than finding their
 * words would.
 */
const anyTrace = new RegExp(sensitiveWords.join('|').replaceAll(' ', '[^]*'));

type AskingField = Pick<FieldFacts, 'name' | 'label' | 'hint'>;

const known = new WeakMap<AskingField, boolean>();

/** Whether name, label or hint of a field ask for an identity number or a secret. */
export function isSensitiveField(field: AskingField): boolean {
  const isSensitive = known.get(field) ?? asksForSensitive(field);
  known.set(field, isSensitive);
  return isSensitive;
}

function asksForSensitive({ name, label, hint = '' }: AskingField): boolean {
  if (!anyTrace.test(`${name} ${label} ${hint}`.toLowerCase())) return false;
  const texts = [name, label, hint].map((text) => translationsOf(text).replace(placeNumber, ' '));
  const isName = texts.slice(0, 2).some((words) => words.includes(' name '));
  return texts
    .map((words) => (isName ? words.replace(copiedFrom, ' ') : words))
    .some((words) => anySensitiveWord.test(words));
}

/** Digits, with spaces and hyphens between them as people write them. */
const digitRun = /\d(?:[\s-]?\d)+/g;
/** The PAN of anybody, a company too. */
const panLike = /[A-Z]{5}[\s-]?\d{4}[\s-]?[A-Z]/i;

const compact = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether a value contains an identity number, in whatever field it was typed. */
export function isSensitiveValue(value: unknown): boolean {
  const text = asciiDigits(String(value));
  return panLike.test(text) || (text.match(digitRun) ?? []).some(hasAadhaar);
}

function hasAadhaar(run: string): boolean {
  const digits = compact(run);
  return [...digits].some((_, at) => isAadhaar(digits.slice(at, at + limits.aadhaarDigits)));
}
