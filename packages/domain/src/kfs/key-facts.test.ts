import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '../fee/quote.ts';
import { asPaise, rupeesToPaise, type Paise } from '../money/paise.ts';
import { canonicalJson } from './canonical-json.ts';
import { keyFacts, type FactsInstalment, type KeyFactsInput } from './key-facts.ts';
import { loanFacts } from './loan-facts.ts';
import { proposalOf } from './proposal.ts';
import { englishSpeech, type Speech } from '../languages/speech.ts';
import { statementWords } from './statement-words.ts';
import { factsStatement } from './statement.ts';

const common = {
  orderNo: 'KS0000070012',
  lender: 'Kosha Sample Finance Private Limited',
  extension: { feePaise: asPaise(20_500), days: 7 },
  coolingOffDays: 3,
  grievanceOfficer: 'Meera Nair, grievance@kosha.example, 1800 000 0001',
};

/** ₹5,000 for 7 days in the tier Copper. */
const loan = (changes: Partial<Parameters<typeof loanFacts>[0]> = {}) =>
  loanFacts({
    ...common,
    price: quote({
      principalPaise: asPaise(500_000),
      serviceRate: 10,
      tierReductionPercent: 5,
      interestRatePercentPerDay: 0.08,
      days: 7,
    }),
    periodDays: 7,
    interestRatePercentPerDay: 0.08,
    overdueRatePercentPerDay: 1,
    ...changes,
  });

/** Equal instalments of a loan; the last one takes what rounding left. */
function equated(principalPaise: number, ratePerPeriod: number, count: number): FactsInstalment[] {
  const instalment = (principalPaise * ratePerPeriod) / (1 - (1 + ratePerPeriod) ** -count);
  let left = principalPaise;
  return Array.from({ length: count }, (_, at) => {
    const interest = Math.round(left * ratePerPeriod);
    const principal = at === count - 1 ? left : Math.round(instalment) - interest;
    left -= principal;
    return {
      principalPaise: asPaise(principal),
      interestPaise: asPaise(interest),
      afterPeriods: at + 1,
    };
  });
}

/** The illustration of RBI's circular: ₹20,000, 24 months, 15 %, fees of ₹400. */
const illustration = (): KeyFactsInput => ({
  ...common,
  principalPaise: asPaise(2_000_000),
  fees: [
    { name: 'processingFee', payee: 'lender', kind: 'oneTime', amount: asPaise(24_000) },
    { name: 'gst', payee: 'thirdParty', kind: 'oneTime', amount: asPaise(16_000) },
  ],
  schedule: equated(2_000_000, 0.0125, 24),
  period: 'month',
  ratePercentPerYear: 15,
  lateFee: { perDayPaise: asPaise(100), percentPerDay: 0.1 },
});

const periodsPerYear = { day: 365, week: 365 / 7, month: 12 };

/** A yearly rate by Newton's steps on the discount factor, which the builder does not use. */
function solvedAprPercent(
  received: number,
  dues: readonly { paid: number; after: number }[],
  perYear: number,
): number {
  let v = 0.999;
  for (let step = 0; step < 200; step += 1) {
    const value = dues.reduce((sum, { paid, after }) => sum + paid * v ** after, -received);
    const slope = dues.reduce((sum, { paid, after }) => sum + after * paid * v ** (after - 1), 0);
    v -= value / slope;
  }
  return (1 / v - 1) * perYear * 100;
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
      ...common,
      principalPaise: asPaise(principal),
      fees: [
        {
          name: 'processingFee',
          payee: 'lender',
          kind: 'oneTime',
          amount: asPaise(Math.floor((principal * feePercent) / 100)),
        },
      ],
      schedule: principals.map((one, at) => ({
        principalPaise: asPaise(one),
        interestPaise: asPaise(Math.floor((one * interestPerMille) / 1000)),
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
    const facts = keyFacts(illustration());
    expect(facts.received).toBe(19_600);
    expect(Math.round(facts.interest)).toBe(3_274);
    expect(Math.round(facts.toPay)).toBe(23_274);
    expect(facts.instalment).toBe(969.73);
    expect(facts.aprPercent).toBe(17.07);
  });

  it('are those of a loan of ours, whose price they keep to the paisa', () => {
    expect(loan()).toMatchObject({
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

  it('have the APR that another way of solving gives', () => {
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

  it('are the same for the same loan, and differ by one paisa of its price', () => {
    expect(canonicalJson(loan() as never)).toBe(canonicalJson(loan() as never));
    const dearer = quote({
      principalPaise: asPaise(500_000),
      serviceRate: 10.0002,
      tierReductionPercent: 5,
      interestRatePercentPerDay: 0.08,
      days: 7,
    });
    expect(canonicalJson(loan({ price: dearer }) as never)).not.toBe(
      canonicalJson(loan() as never),
    );
  });

  it.each([
    [{ schedule: [] }, 'There is no instalment'],
    [{ principalPaise: asPaise(2_000_001) }, 'The instalments repay 2000000 of 2000001 paise'],
  ])('do not exist for %j', (changes, message) => {
    expect(() => keyFacts({ ...illustration(), ...changes })).toThrow(
      expect.objectContaining({ name: 'KeyFactsError', message }) as Error,
    );
  });
});

const issuedAtMs = Date.parse('2026-11-25T10:00:00+05:30');
const proposal = (termDays: number) =>
  proposalOf({ orderNo: 'KS0000070012', version: 2, termDays, issuedAtMs, holidays: new Set() });

describe('a proposal', () => {
  it('has a number of its order and version', () => {
    expect(proposal(7)).toMatchObject({
      number: 'KFKS0000070012-2',
      version: 2,
      issuedAt: issuedAtMs,
    });
  });

  it('holds for three working days from 7 days of term on, for one below', () => {
    expect(proposal(7).validUntil).toBe(Date.parse('2026-11-30T24:00:00+05:30'));
    expect(proposal(6).validUntil).toBe(Date.parse('2026-11-26T24:00:00+05:30'));
  });
});

describe('the statement in words', () => {
  const words = factsStatement(loan(), proposal(7));

  it('says first what one gets, pays, what it costs, and what being late costs', () => {
    expect(words.summary.map(({ label, value }) => [label, value])).toEqual([
      ['You get', '₹4,439.50'],
      ['You pay', '₹5,028'],
      ['It costs', '₹588.50'],
      ['APR', '691.2%'],
      ['You can return it', 'for 3 days'],
      ['If you are late', '₹50 a day'],
    ]);
    expect(words.summary.every(({ note }) => note !== undefined)).toBe(true);
  });

  it('has every row of Annex A and B, and the schedule of Annex C', () => {
    const numbers = words.parts.map(({ lines }) =>
      lines.map(({ label }) => /^\d+(?: \([iv]+\))?/.exec(label)![0]),
    );
    expect(numbers).toEqual([
      [
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '8',
        '9',
        '10 (i)',
        '10 (ii)',
        '10 (iii)',
        '10 (iv)',
        '10 (v)',
      ],
      ['1', '2', '3', '4', '5', '6 (i)', '6 (ii)'],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
    ]);
    expect(words.scheduleRows).toEqual([
      ['1', 'after 7 days', '₹5,000', '₹5,000', '₹28', '₹5,028'],
    ]);
  });

  it('says nothing of what is not offered', () => {
    const bare = factsStatement(loan({ coolingOffDays: null, extension: null }), proposal(7));
    expect(bare.summary.map(({ label }) => label)).not.toContain('You can return it');
    expect(bare.questions.map(({ key }) => key)).toEqual(['received', 'repaid']);
    const rows = bare.parts.flatMap(({ lines }) => lines);
    expect(rows.find(({ label }) => label.startsWith('10 (v)'))).toEqual({
      label: '10 (v). Extending the due date',
      value: 'Not offered',
    });
  });

  it('speaks of months and of several payments too', () => {
    const months = factsStatement(keyFacts(illustration()), proposal(720));
    expect(months.scheduleRows).toHaveLength(24);
    expect(months.summary[1]).toEqual({
      label: 'You pay',
      value: '₹23,273.58',
      note: 'In 24 payments, the first one 1 month after the money is sent.',
    });
  });

  it('asks for what arrives, what is repaid and when it can be returned; each answer is another one', () => {
    expect(words.questions.map(({ key, answers, right }) => [key, answers[right]])).toEqual([
      ['received', '₹4,439.50'],
      ['repaid', '₹5,028, 7 days after the money is sent'],
      ['returned', 'Within 3 days'],
    ]);
    for (const { answers } of words.questions) expect(new Set(answers).size).toBe(answers.length);
  });

  it('has no word that is not looked up in its language, and the same figures in each', () => {
    const asked = new Set<string>();
    const statements = [
      loan(),
      loan({ coolingOffDays: null, extension: null }),
      keyFacts(illustration()),
    ];
    const known = new Set<string>(Object.values(statementWords));
    const marked: Speech = {
      ...englishSpeech,
      say: (english, values) => {
        asked.add(english);
        expect(known).toContain(english);
        return `⟦${englishSpeech.say(english, values)}⟧`;
      },
    };
    for (const facts of statements) {
      const english = JSON.stringify(factsStatement(facts, proposal(7)));
      const inMarks = JSON.stringify(factsStatement(facts, proposal(7), marked));
      expect(inMarks.replaceAll(/[⟦⟧]/g, '')).toBe(english);
    }
    // What no loan of ours has, and what the printed page says itself.
    const unasked = Object.entries(statementWords).filter(([, english]) => !asked.has(english));
    expect(unasked.map(([name]) => name)).toEqual([
      'week_one',
      'week_other',
      'yes',
      'recurring',
      'somethingElse',
      'factsHash',
      'textHash',
    ]);
  });

  it('never gives two equal answers, also for a loan without costs', () => {
    const free = loan({
      price: quote({
        principalPaise: asPaise(500_000),
        serviceRate: 0,
        tierReductionPercent: 0,
        interestRatePercentPerDay: 0,
        days: 7,
      }),
    });
    for (const { answers, right } of factsStatement(free, proposal(7)).questions) {
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers[right]).toBeDefined();
    }
  });
});
