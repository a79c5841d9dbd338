import { limits } from '../limits.ts';
import type { PhoneProblem } from './phone.ts';

const { phoneDigits, phonePrefix } = limits;

/** What is wrong with a mobile number (D45). */
export const phoneMessages = {
  phoneRequired: `Enter the ${phoneDigits} digits of your mobile number`,
  phoneTooShort: `Too few digits: a mobile number has ${phoneDigits}`,
  phoneTooLong: `Too many digits: a mobile number has ${phoneDigits}`,
  phoneForeign: `This is a number of another country. Enter one of India (+${phonePrefix})`,
} as const satisfies Record<PhoneProblem, string>;
