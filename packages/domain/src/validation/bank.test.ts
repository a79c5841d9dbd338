import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAccountNumber,
  isIfsc,
  sanitizeAccountInput,
  sanitizeIfsc,
  validateAddBank,
  validateChosenCard,
} from './bank.ts';

const nineteen = '1234567890123456789';

describe('adding a bank card', () => {
  it.each([
    [{ bankCode: '', cardNo: '', confirmCardNo: '' }, 'ifscRequired'],
    [{ bankCode: '  ', cardNo: '1', confirmCardNo: '1' }, 'ifscRequired'],
    [{ bankCode: 'HDFC0001234', cardNo: '', confirmCardNo: '' }, 'accountRequired'],
    [{ bankCode: 'HDFC0001234', cardNo: '12', confirmCardNo: '' }, 'confirmAccountRequired'],
    [{ bankCode: 'HDFC0001234', cardNo: '12', confirmCardNo: '13' }, 'accountMismatch'],
    [{ bankCode: 'HDFC', cardNo: '12', confirmCardNo: '13' }, 'accountMismatch'],
    [{ bankCode: 'HDFC1001234', cardNo: '12', confirmCardNo: '12' }, 'ifscMalformed'],
    [{ bankCode: 'HDFC0001234', cardNo: '000', confirmCardNo: '000' }, 'accountZero'],
    [{ bankCode: 'HDFC0001234', cardNo: '0012', confirmCardNo: '0012' }, null],
    [{ bankCode: 'HDFC0001234', cardNo: '1200', confirmCardNo: '1200' }, null],
    [{ bankCode: ' HDFC0001234 ', cardNo: '12', confirmCardNo: '12' }, null],
  ])('says about %j: %s', (form, message) => {
    expect(validateAddBank(form)).toBe(message);
  });

  it('must have happened before applying', () => {
    expect([null, undefined, '', 'c1'].map(validateChosenCard)).toEqual([
      'bankCardRequired',
      'bankCardRequired',
      'bankCardRequired',
      null,
    ]);
  });
});

describe('an IFSC code', () => {
  it.each([
    ['HDFC0001234', true],
    ['hdfc0abc123', true],
    ['HDFC1001234', false],
    ['HDF00001234', false],
    ['HDFC000123', false],
    ['HDFC00012345', false],
    ['XHDFC0001234', false],
  ])('%s is one: %s', (text, isValid) => {
    expect(isIfsc(text)).toBe(isValid);
  });

  it('is written in capitals while it is typed', () => {
    expect(sanitizeIfsc('hdfc 0001-2345')).toBe('HDFC0001234');
  });
});

describe('the account input', () => {
  it.each([
    ['12', '123', '123'],
    ['12', '12a', '12'],
    ['12', '1a2', '12'],
    ['12', '1', '1'],
    ['1', '', ''],
    [nineteen, `${nineteen}0`, nineteen],
    [nineteen, `0${nineteen}`, nineteen],
  ])('holding %j and edited to %j holds %j', (previous, next, held) => {
    expect(sanitizeAccountInput(previous, next)).toBe(held);
  });

  it.each([
    ['', '0012-3456 7890', '001234567890'],
    ['', `${nineteen}55555`, nineteen],
    ['12', 'account 34', '34'],
  ])('holding %j takes the digits of a pasted %j', (previous, next, held) => {
    expect(sanitizeAccountInput(previous, next)).toBe(held);
  });

  it('never holds anything but up to 19 digits', () => {
    // Random texts hardly ever hold enough digits to be cut.
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[0-9]{15,30}$/));
    fc.assert(
      fc.property(text, text, (previous, next) => {
        expect(sanitizeAccountInput(previous, next)).toMatch(/^[0-9]{0,19}$/);
      }),
    );
  });

  it('follows a person typing, key by key', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (keys) => {
        const held = [...keys].reduce((text, key) => sanitizeAccountInput(text, text + key), '');
        expect(held).toBe(keys.replace(/[^0-9]/g, '').slice(0, 19));
      }),
    );
  });

  it.each(['', '12a', `${nineteen}0`])('%j is no account number', (text) => {
    expect(isAccountNumber(text)).toBe(false);
  });
});
