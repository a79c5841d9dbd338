import { formatDate, formatDayCount } from '../dates/format.ts';
import { limits } from '../limits.ts';
import { formatApr, formatInr, formatPercent } from '../money/format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import type { KeyFacts } from './key-facts.ts';
import type { Proposal } from './proposal.ts';

/** A figure with its name and one sentence about it. */
export interface FactsLine {
  label: string;
  value: string;
  note?: string;
}

export interface FactsPart {
  heading: string;
  lines: readonly FactsLine[];
}

/** A question that is asked back; `right` is the index of the right answer. */
export interface FactsQuestion {
  key: 'received' | 'repaid' | 'returned';
  question: string;
  answers: readonly string[];
  right: number;
  /** The fact once more, for a wrong answer. */
  fact: string;
}

/** The Key Facts Statement in words: what is shown, printed and hashed. */
export interface FactsStatement {
  title: string;
  lead: string;
  summary: readonly FactsLine[];
  parts: readonly FactsPart[];
  scheduleHeading: string;
  scheduleColumns: readonly string[];
  scheduleRows: readonly (readonly string[])[];
  questions: readonly FactsQuestion[];
}

const money = (rupees: number) => formatInr(rupeesToPaise(rupees));

const periodsInWords = (count: number, period: KeyFacts['period']) =>
  period === 'day' ? formatDayCount(count) : `${count} ${period}${count === 1 ? '' : 's'}`;

/** The facts and their proposal in plain words (D55). */
export function factsStatement(facts: KeyFacts, proposal: Proposal): FactsStatement {
  return {
    title: 'Key Facts Statement',
    lead: `Proposal ${proposal.number}. It holds to the end of ${formatDate(proposal.validUntil - 1)}; until then nothing in it changes.`,
    summary: summaryOf(facts),
    parts: [annexA1(facts, proposal), annexA2(facts), annexB(facts)],
    scheduleHeading: 'Annex C: schedule of repayment',
    scheduleColumns: ['No.', 'When', 'Outstanding', 'Principal', 'Interest', 'You pay'],
    scheduleRows: facts.schedule.map((row) => [
      String(row.number),
      `after ${periodsInWords(row.afterPeriods, facts.period)}`,
      money(row.outstanding),
      money(row.principal),
      money(row.interest),
      money(row.instalment),
    ]),
    questions: questionsOf(facts),
  };
}

const feeNames = {
  processingFee: 'Processing fee',
  gst: `GST ${limits.gstPercent}% on the processing fee`,
} as const satisfies Record<KeyFacts['fees'][number]['name'], string>;

const feeLines = ({ fees }: KeyFacts): readonly FactsLine[] =>
  fees.map(({ name, payee, kind, amount }) => ({
    label: `8. ${feeNames[name]}`,
    value: money(amount),
    note: `${payee === 'lender' ? 'To the lender (A)' : 'To a third party (B)'}, ${kind === 'oneTime' ? 'once' : 'again and again'}.`,
  }));

const dueWords = (facts: KeyFacts) =>
  `${periodsInWords(facts.firstAfterPeriods, facts.period)} after the money is sent`;

const costOf = ({ toPay, received }: KeyFacts) =>
  formatInr(rupeesToPaise(Number((toPay - received).toFixed(2))));

/** The box at the top: each number with one sentence. */
function summaryOf(facts: KeyFacts): readonly FactsLine[] {
  return [
    {
      label: 'You get',
      value: money(facts.received),
      note: `${money(facts.sanctioned)} less the fees of ${money(facts.feesTotal)}, which are taken first.`,
    },
    {
      label: 'You pay',
      value: money(facts.toPay),
      note: `${facts.instalmentCount === 1 ? 'In one payment' : `In ${facts.instalmentCount} payments`}, ${facts.instalmentCount === 1 ? '' : 'the first one '}${dueWords(facts)}.`,
    },
    {
      label: 'It costs',
      value: costOf(facts),
      note: `Fees of ${money(facts.feesTotal)} and interest of ${money(facts.interest)}.`,
    },
    {
      label: 'APR',
      value: formatApr(facts.aprPercent),
      note: 'The same cost as a rate for a whole year, to compare it with other loans.',
    },
    ...coolingOffLine(facts),
    {
      label: 'If you are late',
      value: `${money(facts.lateFeePerDay)} a day`,
      note: 'For each day after the due date. It is not added to the amount on which it is counted.',
    },
  ];
}

function coolingOffLine({ coolingOffDays, received }: KeyFacts): readonly FactsLine[] {
  if (coolingOffDays === null) return [];
  return [
    {
      label: 'You can return it',
      value: `for ${formatDayCount(coolingOffDays)}`,
      note: `You pay back ${money(received)} and the interest of the days begun. No fee is kept.`,
    },
  ];
}

function annexA1(facts: KeyFacts, proposal: Proposal): FactsPart {
  const { period, extensionFee, extensionDays } = facts;
  return {
    heading: 'Annex A, part 1: interest and fees',
    lines: [
      {
        label: '1. Proposal and type of loan',
        value: proposal.number,
        note: `Personal loan without security, order ${facts.orderNo}. Made on ${formatDate(proposal.issuedAt)}.`,
      },
      { label: '2. Sanctioned amount', value: money(facts.sanctioned) },
      { label: '3. Disbursal', value: '100% upfront' },
      { label: '4. Term', value: periodsInWords(facts.term, period) },
      {
        label: '5. Instalments',
        value: `${facts.instalmentCount} of ${money(facts.instalment)}`,
        note: `Repayment begins ${dueWords(facts)}.`,
      },
      {
        label: '6. Interest rate',
        value: `${formatPercent(facts.ratePercentPerYear)} a year, fixed`,
      },
      { label: '7. Floating rate', value: 'None', note: 'The rate does not change.' },
      ...feeLines(facts),
      { label: '9. Annual percentage rate (APR)', value: formatApr(facts.aprPercent) },
      {
        label: '10 (i). If you are late',
        value: `${money(facts.lateFeePerDay)} a day`,
        note: `${formatPercent(facts.lateFeePercentPerDay)} of the amount still owed, for each day. A charge and not interest.`,
      },
      { label: '10 (ii). Other penal charges', value: 'None' },
      {
        label: '10 (iii). Repaying early',
        value: money(facts.foreclosureFee),
        note: `You may repay at any time. The amount stays ${money(facts.toPay)}.`,
      },
      { label: '10 (iv). Switching the rate', value: 'Not offered' },
      {
        label: '10 (v). Extending the due date',
        value: extensionFee === null ? 'Not offered' : money(extensionFee),
        note:
          extensionDays === null
            ? undefined
            : `Only if you ask for it: for ${formatDayCount(extensionDays)} more. You see the price of that day before you pay.`,
      },
    ].map(withoutEmptyNote),
  };
}

function annexA2(facts: KeyFacts): FactsPart {
  const { coolingOffDays } = facts;
  return {
    heading: 'Annex A, part 2: how it is handled',
    lines: [
      {
        label: '1. Recovery',
        value: 'By the lender itself',
        note: 'No agent is used.',
      },
      {
        label: '2. If something is wrong',
        value: 'Write to the grievance officer',
        note: 'If you have no answer after 30 days, you can go to the Ombudsman of the Reserve Bank.',
      },
      { label: '3. Grievance officer', value: facts.grievanceOfficer },
      { label: '4. Can the loan be sold?', value: facts.isTransferable ? 'Yes' : 'No' },
      { label: '5. Lending together', value: 'No', note: `${facts.lender} alone lends the money.` },
      {
        label: '6 (i). Cooling-off period',
        value: coolingOffDays === null ? 'Not offered' : formatDayCount(coolingOffDays),
      },
      { label: '6 (ii). Recovery agent', value: 'None' },
    ].map(withoutEmptyNote),
  };
}

function annexB(facts: KeyFacts): FactsPart {
  const { period } = facts;
  const instalments = `${facts.instalmentCount} of ${money(facts.instalment)}`;
  return {
    heading: 'Annex B: how the APR is counted',
    lines: [
      { label: '1. Sanctioned amount', value: money(facts.sanctioned) },
      {
        label: '2. Term',
        value: periodsInWords(facts.term, period),
        note: `Instalments: ${instalments}. The first one is due ${dueWords(facts)}.`,
      },
      { label: '3. Type of rate', value: 'Fixed' },
      { label: '4. Interest rate', value: `${formatPercent(facts.ratePercentPerYear)} a year` },
      { label: '5. Interest in all', value: money(facts.interest) },
      { label: '6. Fees', value: money(facts.feesTotal), note: 'A: all. B: none.' },
      { label: '7. You get (1 − 6)', value: money(facts.received) },
      { label: '8. You pay (1 + 5)', value: money(facts.toPay) },
      { label: '9. APR', value: formatApr(facts.aprPercent) },
      { label: '10. Disbursal', value: 'In one payment, when you confirm the loan' },
      { label: '11. Due dates', value: 'See Annex C' },
    ].map(withoutEmptyNote),
  };
}

interface MaybeNoted extends Omit<FactsLine, 'note'> {
  note?: string | undefined;
}

const withoutEmptyNote = ({ note, ...line }: MaybeNoted): FactsLine =>
  note === undefined ? line : { ...line, note };

/** What is asked back; the right answer has another place in each, so that a habit does not help. */
function questionsOf(facts: KeyFacts): readonly FactsQuestion[] {
  const { received, sanctioned, toPay, feesTotal, coolingOffDays } = facts;
  const due = dueWords(facts);
  return [
    {
      key: 'received',
      question: 'How much arrives in your bank account?',
      ...answersOf(1, money(received), [money(sanctioned), money(toPay)]),
      fact: `${money(received)} arrives: ${money(sanctioned)} less the fees of ${money(feesTotal)}.`,
    },
    {
      key: 'repaid',
      question: 'How much do you repay, and when?',
      ...answersOf(2, `${money(toPay)}, ${due}`, [
        `${money(received)}, ${due}`,
        `${money(sanctioned)}, when you like`,
      ]),
      fact: `You repay ${money(toPay)}, ${due}.`,
    },
    ...(coolingOffDays === null ? [] : [returnQuestion(formatDayCount(coolingOffDays))]),
  ];
}

const returnQuestion = (days: string): FactsQuestion => ({
  key: 'returned',
  question: 'Until when can you return it without a fee?',
  ...answersOf(0, `Within ${days}`, ['At any time', 'It cannot be returned']),
  fact: `You can return it for ${days} after the money is sent.`,
});

/** The right answer among wrong ones, at this place; a wrong one that is equal to it falls out. */
function answersOf(place: number, right: string, wrong: readonly string[]) {
  const others = [...new Set(wrong)].filter((answer) => answer !== right);
  // A question has at least two answers.
  if (others.length === 0) others.push('Something else');
  const at = Math.min(place, others.length);
  return { answers: others.toSpliced(at, 0, right), right: at };
}
