import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '../fee/quote.ts';
import { asPaise, rupeesToPaise, type Paise } from '../money/paise.ts';
import { canonicalJson } from './canonical-json.ts';
import {
  commonKeyFactsFields,
  rbiExampleInput,
  issuedAtMs,
  sampleKeyFacts,
  proposal,
} from './facts.fixtures.ts';
import { keyFacts, type KeyFactsInput } from './key-facts.ts';

const periodsPerYear = { day: 365, week: 365 / 7, month: 12 };

/** Uses Newton's method, unlike the tested code. */
function solvedAprPercent(
  received: number,
  dues: readonly { paid: number; after: number }[],
  perYear: number,
): number {
  let factor = 0.999;
  for (let step = 0; step < 200; step += 1) {
    const value = dues.reduce((sum, { paid, after }) => sum + paid * factor ** after, -received);
    const slope = dues.reduce(
      (sum, { paid, after }) => sum + after * paid * factor ** (after - 1),
      0,
    );
    factor -= value / slope;
  }
  return (1 / factor - 1) * perYear * 100;
}

const anyInput = fc
  .record({
    principals: fc.array(fc.integer({ min: 1_000, max: 5_000_000 }), {
      minLength: 1,
      maxLength: 24,
    }),
    interestPerMille: fc.integer({ min: 0, max: 50 }),
    feePercent: fc.integer({ min: 0, max: 30 }),
    period: fc.constantFrom('day', 'week', 'month'),
  })
  .map(({ principals, interestPerMille, feePercent, period }): KeyFactsInput => {
    const principal = principals.reduce((sum, one) => sum + one, 0);
    return {
      ...commonKeyFactsFields,
      principalPaise: asPaise(principal),
      fees: [
        {
          name: 'processingFee',
          payee: 'lender',
          kind: 'oneTime',
          amount: asPaise(Math.floor((principal * feePercent) / 100)),
        },
      ],
      schedule: principals.map((principal, at) => ({
        principalPaise: asPaise(principal),
        interestPaise: asPaise(Math.floor((principal * interestPerMille) / 1000)),
        afterPeriods: at + 1,
      })),
      period,
      ratePercentPerYear: 10,
      lateFee: { perDayPaise: asPaise(5_000), percentPerDay: 1 },
    };
  });

const paise = (rupees: number): Paise => rupeesToPaise(rupees);

describe('key facts', () => {
  it("are those of RBI's illustration: 19,600 received, 3,274 of interest, 23,274 to pay, APR 17.07 %", () => {
    const facts = keyFacts(rbiExampleInput());
    expect(facts.received).toBe(19_600);
    expect(Math.round(facts.interest)).toBe(3_274);
    expect(Math.round(facts.toPay)).toBe(23_274);
    expect(facts.instalment).toBe(969.73);
    expect(facts.aprPercent).toBe(17.07);
    expect([facts.term, facts.firstAfterPeriods]).toEqual([24, 1]);
  });

  it('match the price of a Kosha loan to the paisa', () => {
    expect(sampleKeyFacts()).toMatchObject({
      loanType: 'unsecuredPersonalLoan',
      disbursal: 'upfront',
      rateType: 'fixed',
      sanctioned: 5000,
      feesTotal: 560.5,
      received: 4439.5,
      interest: 28,
      toPay: 5028,
      instalmentCount: 1,
      instalment: 5028,
      term: 7,
      ratePercentPerYear: 29.2,
      aprPercent: 691.21,
      lateFeePerDay: 50,
      extensionFee: 205,
    });
  });

  it('add up: row 7 is 1 less 6, row 8 is 1 and 5, and the schedule is their sum', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const facts = keyFacts(input);
        const sum = (amounts: readonly number[]) =>
          amounts.reduce((all, amount) => all + paise(amount), 0);
        expect(sum(facts.fees.map(({ amount }) => amount))).toBe(paise(facts.feesTotal));
        expect(paise(facts.received)).toBe(paise(facts.sanctioned) - paise(facts.feesTotal));
        expect(paise(facts.toPay)).toBe(paise(facts.sanctioned) + paise(facts.interest));
        expect(sum(facts.schedule.map((row) => row.principal))).toBe(paise(facts.sanctioned));
        expect(sum(facts.schedule.map((row) => row.interest))).toBe(paise(facts.interest));
        expect(sum(facts.schedule.map((row) => row.instalment))).toBe(paise(facts.toPay));
        const last = facts.schedule.at(-1)!;
        expect(last.outstanding).toBe(last.principal);
        for (const [at, row] of facts.schedule.entries()) {
          const before = facts.schedule[at - 1];
          const outstanding = before
            ? paise(before.outstanding) - paise(before.principal)
            : paise(facts.sanctioned);
          expect(paise(row.outstanding)).toBe(outstanding);
          expect(paise(row.instalment)).toBe(paise(row.principal) + paise(row.interest));
        }
      }),
    );
  });

  it('have the same APR as another solver', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const facts = keyFacts(input);
        const dues = facts.schedule.map((row) => ({
          paid: row.instalment,
          after: row.afterPeriods,
        }));
        const perYear = periodsPerYear[facts.period];
        const [only] = dues;
        const apr =
          dues.length === 1
            ? ((only!.paid / facts.received - 1) * perYear * 100) / only!.after
            : solvedAprPercent(facts.received, dues, perYear);
        expect(Math.abs(facts.aprPercent - apr)).toBeLessThanOrEqual(0.005 + 1e-6 * Math.abs(apr));
      }),
    );
  });

  it('are equal for equal loans, and differ if the price differs by one paisa', () => {
    expect(canonicalJson(sampleKeyFacts() as never)).toBe(canonicalJson(sampleKeyFacts() as never));
    const moreExpensive = quote({
      principalPaise: asPaise(500_000),
      serviceRate: 10.0002,
      tierReductionPercent: 5,
      interestRatePercentPerDay: 0.08,
      days: 7,
    });
    expect(canonicalJson(sampleKeyFacts({ price: moreExpensive }) as never)).not.toBe(
      canonicalJson(sampleKeyFacts() as never),
    );
  });

  it.each([
    [{ schedule: [] }, 'There is no instalment'],
    [{ principalPaise: asPaise(2_000_001) }, 'The instalments repay 2000000 of 2000001 paise'],
  ])('throw for %j', (changes, message) => {
    expect(() => keyFacts({ ...rbiExampleInput(), ...changes })).toThrow(
      expect.objectContaining({ name: 'KeyFactsError', message }) as Error,
    );
  });
});

describe('a proposal', () => {
  it('has a number built from its order number and version', () => {
    expect(proposal(7)).toMatchObject({
      number: 'KFKS0000070012-2',
      version: 2,
      issuedAt: issuedAtMs,
    });
  });

  it('is valid for three working days if the term is 7 days or longer, else for one', () => {
    expect(proposal(7).validUntil).toBe(Date.parse('2026-11-30T24:00:00+05:30'));
    expect(proposal(6).validUntil).toBe(Date.parse('2026-11-26T24:00:00+05:30'));
  });
});
