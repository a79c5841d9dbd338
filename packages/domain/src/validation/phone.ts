import { limits } from '../limits.ts';
import { toAsciiDigits, isDigits } from './digits.ts';

const india = limits.phonePrefix;
const tenDigits = `[0-9]{${limits.phoneDigits}}`;

/**
 * Captures the ten digits after a prefix of D45: '+91', '0091', '91' or '0'. A '0' may also follow
 * one of the other prefixes, as in '+9109876543210'.
 */
const wholeNumber = new RegExp(`^(?:(?:\\+|00)?${india}(?:0(?!0))?|0(?!0))(${tenDigits})$`);

/** The prefix of India. Also matches '+' and '+9', which may become '+91'. */
const indianPrefix = new RegExp(`^(?:\\+9?$|(?:\\+|00)${india})`);

/**
 * Matches the prefix of another country. A leading '00' counts as a prefix only if more than eight
 * digits follow. A shorter text can be an Indian number: ten digits that start with '00'.
 */
const foreignPrefix = new RegExp(`^(?:\\+|00(?=[0-9]{9}))(?!${india}|9?$)`);

/** '91' and nine digits. Another digit would make a valid number with the prefix 91. */
const oneDigitShort = new RegExp(`^${india}[0-9]{${limits.phoneDigits - 1}}$`);

export type PhoneProblem = 'phoneRequired' | 'phoneTooShort' | 'phoneTooLong' | 'phoneForeign';

/** True for 10 digits without country prefix (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
}

/**
 * Returns the ten digits of an Indian number: '+91 98765-43210' → '9876543210'. If the text is not
 * such a number, returns all its digits, and a plus if one precedes them (D45).
 */
export function nationalPhone(text: string): string {
  return toAsciiDigits(text)
    .replace(/[^0-9+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(wholeNumber, '$1');
}

/** Groups the digits: '98765 43210'. Expects the result of `nationalPhone`. */
export const groupedPhone = (phone: string): string =>
  phone.replace(/^([0-9]{5})([0-9]{1,5})$/, '$1 $2');

/** The problem of a phone number; null if valid (D45). Expects the result of `nationalPhone`. */
export function phoneProblem(phone: string): PhoneProblem | null {
  if (isPhone(phone)) return null;
  if (phone === '') return 'phoneRequired';
  if (foreignPrefix.test(phone)) return 'phoneForeign';
  const count = phone.replace(indianPrefix, '').length;
  return count > limits.phoneDigits ? 'phoneTooLong' : 'phoneTooShort';
}

/** Returns only problems that further digits cannot fix, for use during typing. */
export function phoneProblemWhileTyping(phone: string): 'phoneForeign' | 'phoneTooLong' | null {
  const problem = phoneProblem(phone);
  if (problem === 'phoneForeign') return problem;
  return problem === 'phoneTooLong' && !oneDigitShort.test(phone) ? problem : null;
}

const { phoneDigits, phonePrefix } = limits;

/** Messages for invalid phone numbers (D45). */
export const phoneMessages = {
  phoneRequired: `Enter the ${phoneDigits} digits of your mobile number`,
  phoneTooShort: `Too few digits: a mobile number has ${phoneDigits}`,
  phoneTooLong: `Too many digits: a mobile number has ${phoneDigits}`,
  phoneForeign: `This is a number of another country. Enter one of India (+${phonePrefix})`,
} as const satisfies Record<PhoneProblem, string>;
