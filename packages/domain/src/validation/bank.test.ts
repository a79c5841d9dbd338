import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editAccountNumber,
  editIfsc,
  isAccountNumber,
  isIfsc,
  sanitizeIfsc,
  validateAddBank,
  validateChosenCard,
} from './bank.ts';

const longestNumber = '1234567890123456789';

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
  ])('with the form %j has the first problem %s', (form, message) => {
    expect(validateAddBank(form)).toBe(message);
  });

  it('is required before applying', () => {
    expect([null, undefined, '', 'c1'].map(validateChosenCard)).toEqual([
      'bankCardRequired',
      'bankCardRequired',
      'bankCardRequired',
      null,
    ]);
  });
});

describe('an IFSC', () => {
  it.each([
    ['HDFC0001234', true],
    ['hdfc0abc123', true],
    ['HDFC1001234', false],
    ['HDF00001234', false],
    ['HDFC000123', false],
    ['HDFC00012345', false],
    ['XHDFC0001234', false],
  ])('such as %s is valid: %s', (text, isValid) => {
    expect(isIfsc(text)).toBe(isValid);
  });

  it('is converted to capitals while typing', () => {
    expect(sanitizeIfsc('hdfc 0001-2345')).toBe('HDFC0001234');
  });

  it('with invalid characters can be corrected key by key', () => {
    expect(editIfsc('IFSC HDFC0001234', 'IFC HDFC0001234', false).text).toBe('IFCHDFC0001234');
    expect(editIfsc('HDFC00012345', 'HDFC0001234', false).text).toBe('HDFC0001234');
  });

  it('is not extracted from a pasted text with more content', () => {
    expect(editIfsc('', 'hdfc 0001234', true).text).toBe('HDFC0001234');
    expect(editIfsc('HD', 'A/c 5010, IFSC HDFC0001234', true)).toMatchObject({
      text: 'HD',
      isRefused: true,
    });
  });
});

describe('the account input', () => {
  it.each([
    ['12', '123', '123'],
    ['12', '12a', '12'],
    ['12', '1a2', '12'],
    ['12', '1', '1'],
    ['1', '', ''],
    ['12', '12a3 4', '1234'],
    [longestNumber, `${longestNumber}0`, longestNumber],
    [longestNumber, `0${longestNumber}`, longestNumber],
  ])('holding %j and edited to %j holds %j', (previous, next, text) => {
    expect(editAccountNumber(previous, next, false)).toEqual({
      text,
      isRefused: false,
      leftOut: '',
    });
  });

  it.each([
    ['', '0012-3456 7890', '001234567890'],
    ['12', ' ५०१० 0234\n', '50100234'],
  ])('with the value %j accepts the paste of %j', (previous, next, text) => {
    expect(editAccountNumber(previous, next, true)).toMatchObject({ text, isRefused: false });
  });

  it.each([
    ['', `${longestNumber}555555`],
    ['12', 'A/c 50100234567891, IFSC HDFC0001234'],
    ['12', '5010.02'],
    ['12', '-5010+02'],
  ])('with the value %j rejects the paste of %j entirely', (previous, next) => {
    expect(editAccountNumber(previous, next, true)).toMatchObject({
      text: previous,
      isRefused: true,
    });
  });

  it('never joins or truncates digits, and holds at most 19 digits and nothing else', () => {
    // The second generator adds texts with over 19 digits, which random strings rarely have.
    const text = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[0-9 -]{15,30}$/));
    const held = fc.stringMatching(/^[0-9]{0,19}$/);
    fc.assert(
      fc.property(held, text, (previous, next) => {
        const edit = editAccountNumber(previous, next, true);
        expect(edit.text).toMatch(/^[0-9]{0,19}$/);
        expect([previous, next.replace(/[\s-]/g, '')]).toContain(edit.text);
      }),
    );
  });

  it('contains the first 19 digits of a text that is typed key by key', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (keys) => {
        const held = [...keys].reduce(
          (text, key) => editAccountNumber(text, text + key, false).text,
          '',
        );
        expect(held).toBe(keys.replace(/[^0-9]/g, '').slice(0, 19));
      }),
    );
  });

  it.each(['', '12a', `${longestNumber}0`])('%j is not an account number', (text) => {
    expect(isAccountNumber(text)).toBe(false);
  });
});
