import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MoneyError } from './money-error.ts';
import { asPaise, maxPaise, type Paise, paiseToRupees, rupeesToPaise } from './paise.ts';

const anyPaise = fc.integer({ min: -maxPaise, max: maxPaise });

describe('paise', () => {
  it('comes back unchanged from a trip over the wire', () => {
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
  ])('reads %d rupees as %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees) + 0).toBe(paise);
  });

  it.each([0.001, 0.1 + 0.2, 1e13, 1e21, 1e-7, Number.NaN, Infinity, -Infinity])(
    'refuses %d rupees, which no paise can express',
    (rupees) => {
      expect(() => rupeesToPaise(rupees)).toThrow(MoneyError);
      expect(() => rupeesToPaise(rupees)).toThrow(String(rupees));
    },
  );

  it.each([0.5, maxPaise + 1, -maxPaise - 1, Number.NaN, Infinity])(
    'refuses %d as an amount of paise',
    (paise) => {
      expect(() => asPaise(paise)).toThrow(MoneyError);
      expect(() => asPaise(paise)).toThrow(String(paise));
      expect(() => paiseToRupees(paise as Paise)).toThrow(MoneyError);
    },
  );

  it('names its error', () => {
    expect(() => asPaise(0.5)).toThrow(expect.objectContaining({ name: 'MoneyError' }));
  });
});
