import { describe, expect, it } from 'vitest';
import { sanitizeDigits } from './digits.ts';
import { canSubmitLogin, isLoginCode, validateAgreement } from './login.ts';

const complete = { phone: '9876543210', code: '1234', hasAgreed: true };

describe('signing in', () => {
  it('needs the phone, the code and the agreement, all three', () => {
    expect(canSubmitLogin(complete)).toBe(true);
    for (const phone of ['987654321', '98765432101', '+6591234567'])
      expect(canSubmitLogin({ ...complete, phone })).toBe(false);
    expect(canSubmitLogin({ ...complete, code: '123' })).toBe(false);
    expect(canSubmitLogin({ ...complete, hasAgreed: false })).toBe(false);
  });

  it.each(['', '123', '12345', '12a4'])('refuses the code %j', (code) => {
    expect(isLoginCode(code)).toBe(false);
  });

  it('requires the agreement to be ticked', () => {
    expect(validateAgreement(false)).toBe('agreementRequired');
    expect(validateAgreement(true)).toBeNull();
  });

  it('accepts only the digits of a pasted text', () => {
    expect(sanitizeDigits('+91 98-765 43210', 20)).toBe('919876543210');
    expect(sanitizeDigits('123456', 4)).toBe('1234');
  });
});
