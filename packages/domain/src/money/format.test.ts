import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatApr, formatInr, formatPercent } from './format.ts';
import { asPaise, maxPaise, type Paise, MoneyError } from './paise.ts';

describe('formatInr', () => {
  it.each([
    [0, '₹0'],
    [-0, '₹0'],
    [12_345_600, '₹1,23,456'],
    [123_450, '₹1,234.50'],
    [5, '₹0.05'],
    [-123_450, '-₹1,234.50'],
    [1_000_000_000, '₹1,00,00,000'],
  ])('shows %d paise as %s', (paise, text) => {
    expect(formatInr(asPaise(paise))).toBe(text);
  });

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxPaise }), (paise) => {
        const [rupees, fraction = '00'] = formatInr(asPaise(paise)).replace(/[₹,]/g, '').split('.');
        expect(Number(`${rupees}${fraction}`)).toBe(paise);
      }),
    );
  });

  it('rejects a fraction of a paisa', () => {
    expect(() => formatInr(0.5 as Paise)).toThrow(MoneyError);
  });
});

describe('formatPercent', () => {
  it.each([
    [0.1, '0.1%'],
    [18, '18%'],
    [0.0356, '0.0356%'],
  ])('shows %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('formatApr', () => {
  it.each([
    [12.34, '12.3%'],
    [12.35, '12.4%'],
    [-1.26, '-1.3%'],
    [-0.04, '0%'],
  ])('shows %d as %s', (percent, text) => {
    expect(formatApr(percent)).toBe(text);
  });
});
