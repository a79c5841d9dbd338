import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';

/** Zeros and country code, only where the 10 digits of a whole number follow. */
const PREFIX_OF_WHOLE_NUMBER = new RegExp(
  `^0*(?:${limits.phonePrefix})?(?=[0-9]{${limits.phoneDigits}}$)`,
);

export interface LoginForm {
  readonly phone: string;
  readonly code: string;
  readonly hasAgreed: boolean;
}

/** A mobile number without its country prefix: 10 digits (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
}

/**
 * The national digits of a mobile number typed, pasted or filled in any usual way, at most 10:
 * '+91 98765 43210' and '098765 43210' → '9876543210'.
 */
export function nationalPhone(text: string): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .replace(PREFIX_OF_WHOLE_NUMBER, '')
    .slice(0, limits.phoneDigits);
}

/** A login code: 4 digits (§5). */
export function isLoginCode(text: string): boolean {
  return isDigits(text, limits.loginCodeDigits);
}

/** The login button is active only when all three hold (§5). */
export function canSubmitLogin({ phone, code, hasAgreed }: LoginForm): boolean {
  return isPhone(phone) && isLoginCode(code) && hasAgreed;
}

export function validateAgreement(hasAgreed: boolean): 'agreementRequired' | null {
  return hasAgreed ? null : 'agreementRequired';
}
