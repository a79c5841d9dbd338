import { describe, expect, it } from 'vitest';
import { sanitizeDigits } from './digits.ts';
import { canSubmitLogin, isLoginCode, isPhone, nationalPhone, validateAgreement } from './login.ts';

const complete = { phone: '9876543210', code: '1234', hasAgreed: true };

describe('signing in', () => {
  it('needs the phone, the code and the agreement, all three', () => {
    expect(canSubmitLogin(complete)).toBe(true);
    expect(canSubmitLogin({ ...complete, phone: '987654321' })).toBe(false);
    expect(canSubmitLogin({ ...complete, code: '123' })).toBe(false);
    expect(canSubmitLogin({ ...complete, hasAgreed: false })).toBe(false);
  });

  it.each(['', '987654321', '98765432101', '98765a3210', '987654321\n', '९८७६५४३२१०'])(
    'refuses the phone %j',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );

  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['09876', '09876'],
    ['0123456789', '0123456789'],
    ['98765432109', '9876543210'],
    ['phone', ''],
  ])('understands the phone %j as %j', (typed, phone) => {
    expect(nationalPhone(typed)).toBe(phone);
  });

  it.each(['', '123', '12345', '12a4'])('refuses the code %j', (code) => {
    expect(isLoginCode(code)).toBe(false);
  });

  it('asks for the agreement when it was taken back', () => {
    expect(validateAgreement(false)).toBe('agreementRequired');
    expect(validateAgreement(true)).toBeNull();
  });

  it('keeps the digits of what was pasted', () => {
    expect(sanitizeDigits('+91 98-765 43210', 20)).toBe('919876543210');
    expect(sanitizeDigits('123456', 4)).toBe('1234');
  });
});
