import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';

const india = limits.phonePrefix;
const tenDigits = `[0-9]{${limits.phoneDigits}}`;

/** A complete number after one of the prefixes of D45; people also write '+91 (0)98765 43210'. */
const wholeNumber = new RegExp(`^(?:(?:\\+|00)?${india}(?:0(?!0))?|0(?!0))(${tenDigits})$`);

/** The prefix of India with its + or 00, also when no more than '+' or '+9' of it is typed yet. */
const indianPrefix = new RegExp(`^(?:\\+9?$|(?:\\+|00)${india})`);

/** A prefix of another country. With 00, this is known once there are more than ten digits. */
const foreignPrefix = new RegExp(`^(?:\\+|00(?=[0-9]{9}))(?!${india}|9?$)`);

/** Too many digits, unless one more is typed: then the first two are the prefix of India. */
const oneDigitShort = new RegExp(`^${india}[0-9]{${limits.phoneDigits - 1}}$`);

export type PhoneProblem = 'phoneRequired' | 'phoneTooShort' | 'phoneTooLong' | 'phoneForeign';

/** A mobile number without its country prefix: 10 digits (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
}

/**
 * The ten digits of a mobile number, however it was written: '+91 98765-43210' and '098765 43210' →
 * '9876543210'. Of a text that is not such a number, all digits and the plus before them (D45).
 */
export function nationalPhone(text: string): string {
  return asciiDigits(text)
    .replace(/[^0-9+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(wholeNumber, '$1');
}

/** A number that `nationalPhone` has read, in two groups as people say it: '98765 43210'. */
export const groupedPhone = (phone: string): string =>
  phone.replace(/^([0-9]{5})([0-9]{1,5})$/, '$1 $2');

/** What is wrong with a number that `nationalPhone` has read, or null (D45). */
export function phoneProblem(phone: string): PhoneProblem | null {
  if (isPhone(phone)) return null;
  if (phone === '') return 'phoneRequired';
  if (foreignPrefix.test(phone)) return 'phoneForeign';
  const count = phone.replace(indianPrefix, '').length;
  return count > limits.phoneDigits ? 'phoneTooLong' : 'phoneTooShort';
}

/** What is wrong with a number that is still being typed, if more digits cannot make it right. */
export function lastingPhoneProblem(phone: string): 'phoneForeign' | 'phoneTooLong' | null {
  const problem = phoneProblem(phone);
  if (problem === 'phoneForeign') return problem;
  return problem === 'phoneTooLong' && !oneDigitShort.test(phone) ? problem : null;
}

const { phoneDigits, phonePrefix } = limits;

/** What is wrong with a mobile number (D45). */
export const phoneMessages = {
  phoneRequired: `Enter the ${phoneDigits} digits of your mobile number`,
  phoneTooShort: `Too few digits: a mobile number has ${phoneDigits}`,
  phoneTooLong: `Too many digits: a mobile number has ${phoneDigits}`,
  phoneForeign: `This is a number of another country. Enter one of India (+${phonePrefix})`,
} as const satisfies Record<PhoneProblem, string>;
