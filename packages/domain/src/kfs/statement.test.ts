import { describe, expect, it } from 'vitest';
import { quote } from '../fee/quote.ts';
import { asPaise } from '../money/paise.ts';
import { englishDocumentMessages, type DocumentMessages } from '../document-messages.ts';
import { rbiExampleInput, sampleKeyFacts, proposal } from './facts.fixtures.ts';
import { keyFacts, type KeyFacts } from './key-facts.ts';
import { keyFactsStatementMessages } from './statement-text.ts';
import { renderKeyFactsStatement } from './statement.ts';

describe('the rendered statement', () => {
  const statement = renderKeyFactsStatement(sampleKeyFacts(), proposal(7));

  it('is valid for three working days, to the end of a day', () => {
    expect(statement.lead).toBe(
      'Proposal KFKS0000070012-2. Valid to the end of 30 Nov 2026; nothing in it changes before then.',
    );
  });

  it('starts with the amount received, the repayment, the cost and the cost of being late', () => {
    expect(statement.summary.map(({ label, value }) => [label, value])).toEqual([
      ['You get', '₹4,439.50'],
      ['You pay', '₹5,028'],
      ['It costs', '₹588.50'],
      ['APR', '691.2%'],
      ['You can return it', 'for 3 days'],
      ['If you are late', '₹50 a day'],
    ]);
    expect(statement.summary.every(({ note }) => note !== undefined)).toBe(true);
  });

  it('has every row of Annex A and B, and the schedule of Annex C', () => {
    const numbers = statement.parts.map(({ lines }) =>
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
        '8',
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
    expect(statement.scheduleRows).toEqual([
      ['1', 'after 7 days', '₹5,000', '₹5,000', '₹28', '₹5,028'],
    ]);
    expect(statement.scheduleColumns.slice(2)).toEqual([
      'Outstanding',
      'Principal',
      'Interest',
      'Instalment',
    ]);
  });

  it('has each kind of fee of row 8, including absent ones, with its recipient', () => {
    const rowsOf = (facts: KeyFacts) =>
      renderKeyFactsStatement(facts, proposal(7)).parts.flatMap(({ lines }) => lines);
    const fees = rowsOf(sampleKeyFacts()).filter(({ label }) => label.startsWith('8. '));
    expect(fees.slice(0, 5).map(({ label, value }) => [label, value])).toEqual([
      ['8. Processing fee', '₹475'],
      ['8. GST 18% on the processing fee', '₹85.50'],
      ['8. Insurance charges', 'None'],
      ['8. Valuation fees', 'None'],
      ['8. Other fees', 'None'],
    ]);
    const noteOf = (facts: KeyFacts) =>
      rowsOf(facts).find(({ label }) => label === '6. Fees')!.note;
    expect(noteOf(sampleKeyFacts())).toBe('A: ₹560.50. B: ₹0.');
    expect(noteOf(keyFacts(rbiExampleInput()))).toBe('A: ₹240. B: ₹160.');
  });

  it('states that the full amount is disbursed upfront', () => {
    const [, , annexB] = statement.parts;
    expect(annexB!.lines.find(({ label }) => label === '10. Disbursal')!.value).toBe(
      '100% upfront',
    );
  });

  it.each([
    ['a loan in days', renderKeyFactsStatement(sampleKeyFacts(), proposal(7))],
    ['a loan in months', renderKeyFactsStatement(keyFacts(rbiExampleInput()), proposal(7))],
  ])('of %s contains no unfilled placeholder', (_, { questions, ...texts }) => {
    expect(JSON.stringify([texts, questions])).not.toMatch(/\{\w+\}/);
  });

  it('omits what is not offered', () => {
    const withoutExtras = renderKeyFactsStatement(
      sampleKeyFacts({ coolingOffDays: null, extension: null }),
      proposal(7),
    );
    expect(withoutExtras.summary.map(({ label }) => label)).toEqual([
      'You get',
      'You pay',
      'It costs',
      'APR',
      'If you are late',
    ]);
    expect(withoutExtras.questions.map(({ key }) => key)).toEqual(['received', 'repaid']);
    const rows = withoutExtras.parts.flatMap(({ lines }) => lines);
    expect(rows.find(({ label }) => label.startsWith('10 (v)'))).toEqual({
      label: '10 (v). Extending the due date',
      value: 'Not offered',
    });
    const coolingOff = (of: typeof statement) => of.parts[1]!.lines.at(-2)!.value;
    expect([coolingOff(withoutExtras), coolingOff(statement)]).toEqual(['Not offered', '3 days']);
    const extension = statement.parts[0]!.lines.at(-1)!;
    expect(extension.value).toBe('₹205');
    const freeOfFees = renderKeyFactsStatement({ ...sampleKeyFacts(), fees: [] }, proposal(7));
    const feeRows = freeOfFees.parts[0]!.lines.filter(({ label }) => label.startsWith('8'));
    expect(feeRows.map(({ value }) => value)).toEqual(['None', 'None', 'None', 'None']);
  });

  it('renders a loan in months with several payments', () => {
    const months = renderKeyFactsStatement(keyFacts(rbiExampleInput()), proposal(720));
    expect(months.scheduleRows).toHaveLength(24);
    expect(months.summary[1]).toEqual({
      label: 'You pay',
      value: '₹23,273.58',
      note: 'In 24 payments, the first one 1 month after the money is sent.',
    });
  });

  it('asks about the amount received, the repayment and the return period', () => {
    expect(statement.questions.map(({ key, answers, right }) => [key, answers[right]])).toEqual([
      ['received', '₹4,439.50'],
      ['repaid', '₹5,028, 7 days after the money is sent'],
      ['returned', 'Within 3 days'],
    ]);
    for (const { answers } of statement.questions)
      expect(new Set(answers).size).toBe(answers.length);
  });

  it('translates every text, and has the same figures in each language', () => {
    const requested = new Set<string>();
    const statements = [
      sampleKeyFacts(),
      sampleKeyFacts({ coolingOffDays: null, extension: null }),
      keyFacts(rbiExampleInput()),
    ];
    const known = new Set<string>(Object.values(keyFactsStatementMessages));
    const markTranslations: DocumentMessages = {
      ...englishDocumentMessages,
      translate: (english, values) => {
        requested.add(english);
        expect(known).toContain(english);
        return `⟦${englishDocumentMessages.translate(english, values)}⟧`;
      },
    };
    for (const facts of statements) {
      const english = JSON.stringify(renderKeyFactsStatement(facts, proposal(7)));
      const translated = JSON.stringify(
        renderKeyFactsStatement(facts, proposal(7), markTranslations),
      );
      expect(translated.replaceAll(/[⟦⟧]/g, '')).toBe(english);
    }
    // These texts are for other kinds of loans, or only for the printed page.
    const unused = Object.entries(keyFactsStatementMessages).filter(
      ([, english]) => !requested.has(english),
    );
    expect(unused.map(([name]) => name)).toEqual([
      'week_one',
      'week_other',
      'yes',
      'recurring',
      'somethingElse',
      'factsHash',
      'textHash',
    ]);
  });

  it('never offers two equal answers, even for a loan without costs', () => {
    const costFree = sampleKeyFacts({
      price: quote({
        principalPaise: asPaise(500_000),
        serviceRate: 0,
        tierReductionPercent: 0,
        interestRatePercentPerDay: 0,
        days: 7,
      }),
    });
    const { questions } = renderKeyFactsStatement(costFree, proposal(7));
    for (const { answers, right } of questions) {
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers[right]).toBeDefined();
    }
    expect(questions[0]).toMatchObject({ answers: ['Something else', '₹5,000'], right: 1 });
  });
});
