import { limits } from '../limits.ts';
import { isDigits } from './digits.ts';

export interface LoginForm {
  readonly phone: string;
  readonly code: string;
  readonly hasAgreed: boolean;
}

/** A mobile number without its country prefix: 10 digits (§5). */
export function isPhone(text: string): boolean {
  return isDigits(text, limits.phoneDigits);
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
