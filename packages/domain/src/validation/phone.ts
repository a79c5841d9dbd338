import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';

const india = limits.phonePrefix;
const tenDigits = `[0-9]{${limits.phoneDigits}}`;

/** A complete number with a prefix of D45. Some people write both: '+91 (0)98765 43210'. */
const wholeNumber = new RegExp(`^(?:(?:\\+|00)?${india}(?:0(?!0))?|0(?!0))(${tenDigits})$`);

/** India's prefix with + or 00. It also matches '+' and '+9', which may become '+91'. */
const indianPrefix = new RegExp(`^(?:\\+9?$|(?:\\+|00)${india})`);

/** A foreign prefix. 00 counts as a prefix only if more digits follow than an Indian number has. */
const foreignPrefix = new RegExp(`^(?:\\+|00(?=[0-9]{9}))(?!${india}|9?$)`);

/** 91 and nine digits: too long as a number, but valid with prefix once one more digit is typed. */
const oneDigitShort = new RegExp(`^${india}[0-9]{${limits.phoneDigits - 1}}$`);

export type PhoneProblem = 'phoneRequired' | 'phoneTooShort' | 'phoneTooLong' | 'phoneForeign';

/** A mobile number without country prefix: 10 digits (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
}

/**
 * The ten digits of a mobile number in any notation: '+91 98765-43210' and '098765 43210' →
 * '9876543210'. For other texts, all digits and a leading plus (D45).
 */
export function nationalPhone(text: string): string {
  return asciiDigits(text)
    .replace(/[^0-9+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(wholeNumber, '$1');
}

/** Formats a number from `nationalPhone` in two groups: '98765 43210'. */
export const groupedPhone = (phone: string): string =>
  phone.replace(/^([0-9]{5})([0-9]{1,5})$/, '$1 $2');

/** The problem of a number from `nationalPhone`, or null (D45). */
export function phoneProblem(phone: string): PhoneProblem | null {
  if (isPhone(phone)) return null;
  if (phone === '') return 'phoneRequired';
  if (foreignPrefix.test(phone)) return 'phoneForeign';
  const count = phone.replace(indianPrefix, '').length;
  return count > limits.phoneDigits ? 'phoneTooLong' : 'phoneTooShort';
}

/** The problem of a number that is being typed, if no further digit can fix it. */
export function lastingPhoneProblem(phone: string): 'phoneForeign' | 'phoneTooLong' | null {
  const problem = phoneProblem(phone);
  if (problem === 'phoneForeign') return problem;
  return problem === 'phoneTooLong' && !oneDigitShort.test(phone) ? problem : null;
}

const { phoneDigits, phonePrefix } = limits;

/** Messages for invalid mobile numbers (D45). */
export const phoneMessages = {
  phoneRequired: `Enter the ${phoneDigits} digits of your mobile number`,
  phoneTooShort: `Too few digits: a mobile number has ${phoneDigits}`,
  phoneTooLong: `Too many digits: a mobile number has ${phoneDigits}`,
  phoneForeign: `This is a number of another country. Enter one of India (+${phonePrefix})`,
} as const satisfies Record<PhoneProblem, string>;
