import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupedPhone,
  isPhone,
  phoneProblemWhileTyping,
  nationalPhone,
  phoneProblem,
} from './phone.ts';

const tenDigits = fc.stringMatching(/^[0-9]{10}$/);
const prefixes = ['', '+91', '0091', '91', '0'];
const between = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '\u00a0', '\u202a'), {
  minLength: 16,
  maxLength: 16,
});

const spread = (text: string, signs: readonly string[]) =>
  [...text].map((character, at) => `${signs[at] ?? ''}${character}`).join('');

const inHindi = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

describe('a mobile number', () => {
  it.each(prefixes)('is read with the prefix %j and separators between its digits', (prefix) => {
    // After the prefix 0, a number that starts with 0 would look like the prefix 00.
    const numbers = prefix === '0' ? fc.stringMatching(/^[1-9][0-9]{9}$/) : tenDigits;
    fc.assert(
      fc.property(numbers, between, (number, signs) => {
        const written = spread(prefix + number, signs);
        expect(nationalPhone(written)).toBe(number);
        expect(nationalPhone(inHindi(written))).toBe(number);
        expect(phoneProblem(number)).toBeNull();
      }),
    );
  });

  it.each([
    ['+91 98765 43210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['0123456789', '0123456789'],
    ['09876', '09876'],
    ['+91 98', '+9198'],
    ['98+91', '9891'],
    ['phone', ''],
  ])('typed as %j is stored as %j', (typed, phone) => {
    expect(nationalPhone(typed)).toBe(phone);
  });

  it('keeps its prefix if the rest is not a complete number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+]?[0-9]{0,18}$/), (typed) => {
        const phone = nationalPhone(typed);
        expect(phone === typed || (isPhone(phone) && typed.endsWith(phone))).toBe(true);
        expect(nationalPhone(phone)).toBe(phone);
      }),
    );
  });

  it.each([
    ['', ''],
    ['98765', '98765'],
    ['987654', '98765 4'],
    ['9876543210', '98765 43210'],
    ['98765432101', '98765432101'],
    ['+919876', '+919876'],
  ])('stored as %j is shown as %j', (phone, shown) => {
    expect(groupedPhone(phone)).toBe(shown);
    expect(nationalPhone(shown)).toBe(phone);
  });

  it('has ten digits and no other characters', () => {
    for (const text of ['', '987654321', '98765432101', '98765a3210', '987654321\n', '९८७६५४३२१०'])
      expect(isPhone(text)).toBe(false);
    fc.assert(fc.property(tenDigits, isPhone));
  });

  it.each([
    ['', 'phoneRequired'],
    ['98765', 'phoneTooShort'],
    ['+', 'phoneTooShort'],
    ['+9', 'phoneTooShort'],
    ['+91', 'phoneTooShort'],
    ['+91 98765 4321', 'phoneTooShort'],
    ['0091 98765 4321', 'phoneTooShort'],
    ['98765 43210 1', 'phoneTooLong'],
    ['91 98765 4321', 'phoneTooLong'],
    ['+91 98765 43210 1', 'phoneTooLong'],
    ['0 98765 43210 1', 'phoneTooLong'],
    ['98765 43210, 98765 43211', 'phoneTooLong'],
    ['+1 987 654 3210', 'phoneForeign'],
    ['+65 9123 4567', 'phoneForeign'],
    ['+977 98123 45678', 'phoneForeign'],
    ['+92', 'phoneForeign'],
    ['0065 9123 4567', 'phoneForeign'],
    ['00977 98123 45678', 'phoneForeign'],
  ])('typed as %j has the problem %s', (typed, problem) => {
    expect(phoneProblem(nationalPhone(typed))).toBe(problem);
  });

  it.each([
    ...[
      '9876543210',
      '98765 43210',
      '98765-43210',
      '987 654 3210',
      '(98765) 43210',
      '+919876543210',
      '+91 98765 43210',
      '+91-98765-43210',
      '(+91) 98765 43210',
      '+91 (0)98765 43210',
      '+91 098765 43210',
      '+91 09876543210',
      '\uff0b91 98765 43210',
      '++91 98765 43210',
      'tel:+91-98765-43210',
      '919876543210',
      '91 98765 43210',
      '91-98765-43210',
      '910 98765 43210',
      '00919876543210',
      '0091 98765 43210',
      '0091 (0) 98765 43210',
      '09876543210',
      '0 98765 43210',
      '098765-43210',
      '\u202a+91 98765 43210\u202c',
      '\u00a0+91\u00a098765\u00a043210',
      '+९१ ९८७६५ ४३२१०',
      '০৯৮৭৬৫৪৩২১০',
      'Mob. 98765.43210',
    ].map((written) => [written, null] as const),
    ['', 'phoneRequired'],
    ['-', 'phoneRequired'],
    ['98765 4321', 'phoneTooShort'],
    ['+91 98765 4321', 'phoneTooShort'],
    ['0091 98765 432', 'phoneTooShort'],
    ['98765 43210 5', 'phoneTooLong'],
    ['+91 98765 43210 5', 'phoneTooLong'],
    ['098765 43210 5', 'phoneTooLong'],
    ['98765 43210 / 98765 43211', 'phoneTooLong'],
    ['98765 43210 ext 12', 'phoneTooLong'],
    ['1 212 555 0100', 'phoneTooLong'],
    ['+1 212 555 0100', 'phoneForeign'],
    ['+1 (212) 555-0100', 'phoneForeign'],
    ['001 212 555 0100', 'phoneForeign'],
    ['+44 7911 123456', 'phoneForeign'],
    ['0044 7911 123456', 'phoneForeign'],
    ['+977 98123 45678', 'phoneForeign'],
    ['+971 50 123 4567', 'phoneForeign'],
    ['+92 300 1234567', 'phoneForeign'],
    ['+880 1712 345678', 'phoneForeign'],
  ] as const)('that is pasted or typed as %j has the problem %s', (written, problem) => {
    const pasted = nationalPhone(written);
    const typed = [...written].reduce((phone, key) => nationalPhone(phone + key), '');
    for (const phone of [pasted, typed]) {
      expect(phoneProblem(phone)).toBe(problem);
      if (problem === null) expect(phone).toBe('9876543210');
    }
  });

  it.each(prefixes)('shows no problem while it is typed with the prefix %j', (prefix) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{9}$/), (number) => {
        let phone = '';
        for (const key of prefix + number) {
          expect(phoneProblemWhileTyping(phone)).toBeNull();
          phone = nationalPhone(phone + key);
        }
        expect(phone).toBe(number);
      }),
    );
  });

  it('shows a problem as soon as no further digit can make it valid', () => {
    expect(phoneProblemWhileTyping('98765432101')).toBe('phoneTooLong');
    expect(phoneProblemWhileTyping('+65')).toBe('phoneForeign');
    expect(phoneProblemWhileTyping('')).toBeNull();
    expect(phoneProblemWhileTyping('98765')).toBeNull();
  });
});
