import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, type Paise, MoneyError } from '../money/paise.ts';
import { overdueFee, quote, type QuoteInput, FeeError } from './quote.ts';
import { waterfall } from './waterfall.ts';

const build = (changes: Partial<QuoteInput> = {}): QuoteInput => ({
  principalPaise: asPaise(500_000),
  serviceRate: 12,
  tierReductionPercent: 0,
  interestRatePercentPerDay: 0.1,
  days: 7,
  ...changes,
});

/** Rates are in thousandths of a percent, so that the test can compute with integers. */
const anyInput = fc.record({
  principalPaise: fc.integer({ min: 0, max: 10_000_000_000 }),
  serviceThousandths: fc.integer({ min: 0, max: 80_000 }),
  tierReductionPercent: fc.constantFrom(0, 5, 9, 13, 14, 100),
  interestThousandths: fc.integer({ min: 0, max: 5_000 }),
  days: fc.integer({ min: 0, max: 360 }),
});

const halfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

describe('quote', () => {
  it('prices a loan as specified in D17', () => {
    expect(quote(build({ tierReductionPercent: 5 }))).toEqual({
      principalPaise: 500_000,
      processingFeePaise: 57_000,
      gstPaise: 10_260,
      interestPaise: 3_500,
      receivedPaise: 432_740,
      repaymentPaise: 503_500,
    });
  });

  it('agrees with exact fractions on every line, and adds up to the paisa', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const principal = BigInt(input.principalPaise);
        const fee = halfUp(
          principal * BigInt(input.serviceThousandths) * BigInt(100 - input.tierReductionPercent),
          10_000_000n,
        );
        const gst = halfUp(BigInt(fee) * 18n, 100n);
        const interest = halfUp(
          principal * BigInt(input.interestThousandths) * BigInt(input.days),
          100_000n,
        );
        const actual = quote({
          principalPaise: asPaise(input.principalPaise),
          serviceRate: input.serviceThousandths / 1000,
          tierReductionPercent: input.tierReductionPercent,
          interestRatePercentPerDay: input.interestThousandths / 1000,
          days: input.days,
        });
        expect(actual.processingFeePaise).toBe(fee);
        expect(actual.gstPaise).toBe(gst);
        expect(actual.interestPaise).toBe(interest);
        expect(actual.receivedPaise).toBe(input.principalPaise - fee - gst);
        expect(actual.repaymentPaise).toBe(input.principalPaise + interest);
        expect(waterfall(actual)).toHaveLength(7);
      }),
    );
  });

  it('never costs more with a higher tier', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(100), (principalPaise, a, b) => {
        const feeAt = (tierReductionPercent: number) =>
          quote(build({ principalPaise: asPaise(principalPaise), tierReductionPercent }))
            .processingFeePaise;
        expect(feeAt(Math.max(a, b))).toBeLessThanOrEqual(feeAt(Math.min(a, b)));
      }),
    );
  });

  it.each([
    [{ principalPaise: asPaise(-1) }, 'principalPaise must not be negative: -1'],
    [{ serviceRate: -1 }, 'serviceRate must not be negative: -1'],
    [{ serviceRate: Number.NaN }, 'serviceRate must not be negative: NaN'],
    [{ serviceRate: 90 }, 'The fees are more than the amount'],
    [{ tierReductionPercent: 101 }, 'A tier cannot take off 101 %'],
    [{ tierReductionPercent: -1 }, 'tierReductionPercent must not be negative: -1'],
    [{ interestRatePercentPerDay: -0.1 }, 'interestRatePercentPerDay must not be negative: -0.1'],
    [{ days: 1.5 }, 'Days must be whole: 1.5'],
    [{ days: -1 }, 'days must not be negative: -1'],
  ])('rejects %j with a reason', (changes, message) => {
    const refusal = expect.objectContaining({ name: 'FeeError', message }) as FeeError;
    expect(() => quote(build(changes))).toThrow(refusal);
  });

  it.each([
    { principalPaise: 0.5 as Paise },
    { principalPaise: 1e15 as Paise },
    { serviceRate: Infinity },
  ])('rejects %j, which is not an exact amount', (changes) => {
    expect(() => quote(build(changes))).toThrow(MoneyError);
  });
});

describe('overdueFee', () => {
  it('accrues per day on the principal', () => {
    const input = { principalPaise: asPaise(500_000), ratePercentPerDay: 0.5 };
    expect(overdueFee({ ...input, days: 0 })).toBe(0);
    expect(overdueFee({ ...input, days: 3 })).toBe(7_500);
  });

  it('is not compounded: each day costs the same, however many went before', () => {
    const input = fc.record({
      principalPaise: fc.nat(1_000_000_000).map(asPaise),
      ratePercentPerDay: fc.nat(5_000).map((thousandths) => thousandths / 1000),
    });
    fc.assert(
      fc.property(input, fc.nat(200), fc.nat(200), (loan, first, second) => {
        const feeOf = (days: number) => overdueFee({ ...loan, days });
        const roundingPaise = Math.abs(feeOf(first) + feeOf(second) - feeOf(first + second));
        expect(roundingPaise).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    { principalPaise: asPaise(-1), ratePercentPerDay: 1, days: 1 },
    { principalPaise: asPaise(1), ratePercentPerDay: -1, days: 1 },
    { principalPaise: asPaise(1), ratePercentPerDay: 1, days: 0.5 },
  ])('rejects %j', (input) => {
    expect(() => overdueFee(input)).toThrow(FeeError);
  });
});
