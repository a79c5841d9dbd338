import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asPaise,
  maxPaise,
  paiseToRupees,
  wireRupeesToPaise,
  type Paise,
  rupeesToPaise,
  MoneyError,
} from './paise.ts';

const anyPaise = fc.integer({ min: -maxPaise, max: maxPaise });

describe('paise', () => {
  it('survive a round trip over the wire', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(rupeesToPaise(JSON.parse(JSON.stringify(paiseToRupees(asPaise(paise)))))).toBe(
          paise + 0,
        );
      }),
    );
  });

  it.each([
    [0, 0],
    [-0, 0],
    [1, 100],
    [1234.5, 123_450],
    [0.07, 7],
    [-0.01, -1],
    [1.1, 110],
    [8.2, 820],
    [9_999_999_999_999.99, maxPaise],
  ])('converts %d rupees to %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
  });

  it.each([0.001, 0.1 + 0.2, 1e13, 1e21, 1e-7, Number.NaN, Infinity, -Infinity])(
    'rejects %d rupees, which is not a whole number of paise',
    (rupees) => {
      expect(() => rupeesToPaise(rupees)).toThrow(MoneyError);
      expect(() => rupeesToPaise(rupees)).toThrow(String(rupees));
    },
  );

  it.each([0.5, maxPaise + 1, -maxPaise - 1, Number.NaN, Infinity])(
    'rejects %d as an amount of paise',
    (paise) => {
      expect(() => asPaise(paise)).toThrow(MoneyError);
      expect(() => asPaise(paise)).toThrow(String(paise));
      expect(() => paiseToRupees(paise as Paise)).toThrow(MoneyError);
    },
  );

  it('throws an error with the name MoneyError', () => {
    expect(() => asPaise(0.5)).toThrow(expect.objectContaining({ name: 'MoneyError' }));
  });
});

describe('rupees in a response', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [5000, 500_000],
    [85.5, 8550],
    [85.50000000000001, 8550],
    [85.49999999999999, 8550],
    [0.1 + 0.2, 30],
    [28.000000999, 2800],
    [28.009999001, 2801],
    [-85.50000000000001, -8550],
    [-1e-9, 0],
    [1e-6, 0],
    ['85.50', 8550],
    ['  7 ', 700],
    [9_999_999_999_999.99, maxPaise],
  ])('%j are %d paise', (rupees, paise) => {
    expect(wireRupeesToPaise(rupees)).toBe(paise);
  });

  it.each([
    85.505,
    85.501,
    28.0000011,
    28.0099989,
    -0.005,
    1e13,
    1e300,
    Number.NaN,
    Infinity,
    -Infinity,
    '',
    ' ',
    '85,50',
    '₹85.50',
    'null',
    null,
    undefined,
    true,
    [85.5],
    { amount: 85.5 },
  ])('%j is unreadable', (raw) => {
    expect(wireRupeesToPaise(raw)).toBeNull();
  });

  it('are read correctly if the server has summed them as floats', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 100 }), (parts) => {
        const sum = parts.reduce((rupees, paise) => rupees + paise / 100, 0);
        expect(wireRupeesToPaise(sum)).toBe(parts.reduce((total, paise) => total + paise));
      }),
    );
  });

  it('are read correctly in the format that the app sends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxPaise, max: maxPaise }), (paise) => {
        const received: unknown = JSON.parse(JSON.stringify(paiseToRupees(asPaise(paise))));
        expect(wireRupeesToPaise(received)).toBe(paise + 0);
      }),
    );
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const paise = wireRupeesToPaise(raw);
        expect(paise === null || Number.isInteger(paise)).toBe(true);
      }),
    );
  });
});
