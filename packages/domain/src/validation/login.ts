import { limits } from '../limits.ts';
import { isDigits } from './digits.ts';
import { isPhone } from './phone.ts';

export interface LoginForm {
  phone: string;
  code: string;
  hasAgreed: boolean;
}

/** True for 4 digits (§5). */
export function isLoginCode(text: string): boolean {
  return isDigits(text, limits.loginCodeDigits);
}

/** True if the form has a valid phone number, a valid code and the agreement (§5). */
export function canSubmitLogin({ phone, code, hasAgreed }: LoginForm): boolean {
  return isPhone(phone) && isLoginCode(code) && hasAgreed;
}

export function validateAgreement(hasAgreed: boolean): 'agreementRequired' | null {
  return hasAgreed ? null : 'agreementRequired';
}
