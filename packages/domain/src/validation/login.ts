import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';

/** The zeros and the country code that somebody wrote before a complete number of 10 digits. */
const prefixOfWholeNumber = new RegExp(
  `^0*(?:${limits.phonePrefix})?(?=[0-9]{${limits.phoneDigits}}$)`,
);

export interface LoginForm {
  phone: string;
  code: string;
  hasAgreed: boolean;
}

/** A mobile number without its country prefix: 10 digits (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
}

/**
 * The digits of a mobile number without country code, at most 10, however it was written:
 * '+91 98765 43210' and '098765 43210' → '9876543210'.
 */
export function nationalPhone(text: string): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .replace(prefixOfWholeNumber, '')
    .slice(0, limits.phoneDigits);
}

/** A login code: 4 digits (§5). */
export function isLoginCode(text: string): boolean {
  return isDigits(text, limits.loginCodeDigits);
}

/** Phone, code and agreement: the login button needs all three (§5). */
export function canSubmitLogin({ phone, code, hasAgreed }: LoginForm): boolean {
  return isPhone(phone) && isLoginCode(code) && hasAgreed;
}

export function validateAgreement(hasAgreed: boolean): 'agreementRequired' | null {
  return hasAgreed ? null : 'agreementRequired';
}
