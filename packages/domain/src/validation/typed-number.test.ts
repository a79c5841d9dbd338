import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDigits,
  editNumber,
  hasLostNumberCharacters,
  readTypedNumber,
} from './typed-number.ts';

const zeros = ['0', '०', '০', '૦', '௦', '౦', '۰', '０'];
const inScript = (ascii: string, zero: string) =>
  ascii.replace(/[0-9]/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

const digits = fc.stringMatching(/^[1-9][0-9]{0,11}$/);
const western = (text: string) => text.replace(/\B(?=(\d{3})+$)/g, ',');
const indian = (text: string) =>
  text.replace(/^(\d+)(\d{3})$/, (_, head: string, tail: string) =>
    [head.replace(/\B(?=(\d{2})+$)/g, ','), tail].join(','),
  );
const spaced = (text: string) => western(text).replaceAll(',', '\u00a0');
const grouping = fc.constantFrom(indian, western, spaced, (text: string) => text);
const space = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\t');

describe('a number that a person types or pastes', () => {
  it('is read with grouping, a currency sign, spaces or trailing zeros, in any script', () => {
    const sign = fc.constantFrom('', '₹', '$', '€', '£');
    const zerosBehind = fc.constantFrom('', '.0', '.00');
    const parts = [digits, grouping, sign, space, zerosBehind, fc.constantFrom(...zeros)] as const;
    fc.assert(
      fc.property(...parts, (text, group, currency, gap, behind, zero) => {
        const written = inScript(group(text) + behind, zero);
        expect(readTypedNumber(`${gap}${currency}${gap}${written}${gap}`)).toBe(text);
        expect(readTypedNumber(`${written}${gap}${currency}`)).toBe(text);
      }),
    );
  });

  it('is rejected, never joined, if other characters are between or before its digits', () => {
    const other = fc.oneof(
      fc.constantFrom('.', '-', '+', 'e', 'E', '/', ':', "'", '−', '–', '٫', 'x', ',,', '..', '₹'),
      fc
        .string({ minLength: 1, maxLength: 3 })
        .filter((text) => !/[\p{Nd}\s,\p{C}\p{Zs}]/u.test(text)),
    );
    fc.assert(
      fc.property(digits, other, digits, (head, between, tail) => {
        fc.pre(!(between === '.' && /^0+$/.test(tail)));
        expect(readTypedNumber(`${head}${between}${tail}`)).toBe(null);
      }),
    );
    fc.assert(
      fc.property(digits, fc.constantFrom('-', '+', '−', '(', 'about '), (text, before) => {
        expect(readTypedNumber(before + text)).toBe(null);
      }),
    );
  });

  it.each([
    ['25,000.00', '25000'],
    ['1,00,000', '100000'],
    ['₹ 1,00,000.00', '100000'],
    ['00123', '00123'],
    ['5010 02', '501002'],
    ['1.5', null],
    ['-500', null],
    ['1e5', null],
    ['12,34', null],
    ['1,0000', null],
    ['25.000,00', null],
    ['', null],
    ['₹', null],
  ])('%j is read as %j', (text, read) => {
    expect(readTypedNumber(text)).toBe(read);
  });

  it('may have a fraction or a sign only if the options allow it', () => {
    expect(readTypedNumber('1.50', { maxFractionDigits: 2 })).toBe('1.50');
    expect(readTypedNumber('1.505', { maxFractionDigits: 2 })).toBe(null);
    expect(readTypedNumber('-1', { hasSign: true })).toBe('-1');
  });
});

describe('a digits field', () => {
  it.each([
    ['12', '123', '123'],
    ['12', '12a', '12'],
    ['12', '1a2', '12'],
    ['12', '1.2', '12'],
    ['123', '1234', '1234'],
    ['1234', '12345', '1234'],
    ['1111', '11111', '1111'],
    ['1234', '12a34', '1234'],
    ['12345', '1234', '1234'],
    ['1234', '1a4', '14'],
    ['1.5', '1.', '1.'],
    ['1.5', '1.52', '1.52'],
    ['', '25,000.00', '25000'],
    ['', '1.5', '1.5'],
    ['', '-500', '-500'],
    ['', '25000000', '25000000'],
    [undefined, '५ ०००', '5000'],
    [undefined, '-', '-'],
  ])('holding %j and edited to %j holds %j', (previous, edited, held) => {
    expect(editDigits(previous, edited, 4)).toBe(held);
  });

  it('does not change a text that it has already cleaned', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(12), (text, most) => {
        const held = editDigits(undefined, text, most);
        expect(editDigits(undefined, held, most)).toBe(held);
      }),
    );
  });
});

describe('a number field with fractions', () => {
  it('keeps typed text unchanged, and parses pasted text', () => {
    expect(editNumber('1', '1.')).toBe('1.');
    expect(editNumber('1,00', '1,000')).toBe('1,000');
    expect(editNumber('1.', '1.५')).toBe('1.5');
    expect(editNumber('', '₹ 1,250.50')).toBe('1250.50');
    expect(editNumber('', '-1,250')).toBe('-1250');
    expect(editNumber(undefined, '1e5')).toBe('1e5');
  });
});

describe('a field that shortens a number', () => {
  it.each([
    ['1.5', '15', true],
    ['-5', '5', true],
    ['1e5', '15', true],
    ['1,000', '1000', false],
    ['१ ०००', '1000', false],
    ['12345', '1234', false],
  ])('from %j to %j changes its meaning: %j', (edited, held, isChanged) => {
    expect(hasLostNumberCharacters(edited, held)).toBe(isChanged);
  });
});
