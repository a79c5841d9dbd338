import { limits } from '../limits.ts';
import { englishSpeech, type Speech } from '../speech/speech.ts';
import { addUp } from '../money/add-up.ts';
import { formatApr, formatInr, formatPercent } from '../money/format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import type { KeyFacts } from './key-facts.ts';
import type { Proposal } from './proposal.ts';
import { costOf, dueDateText, money, periodsAsText } from './statement-figures.ts';
import { questionsOf, type FactsQuestion } from './statement-questions.ts';
import { statementText as words } from './statement-text.ts';

/** A figure with its label and a one-sentence explanation. */
export interface FactsLine {
  label: string;
  value: string;
  note?: string;
}

export interface FactsPart {
  heading: string;
  lines: readonly FactsLine[];
}

/** The rendered Key Facts Statement: shown, printed and hashed. */
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

/**
 * Renders the facts and their proposal in a language (D55, D58); figures are the same in all
 * languages.
 */
export function factsStatement(
  facts: KeyFacts,
  proposal: Proposal,
  speech: Speech = englishSpeech,
): FactsStatement {
  const { say, formatDate } = speech;
  return {
    title: say(words.title),
    lead: say(words.lead, {
      number: proposal.number,
      date: formatDate(proposal.validUntil - 1),
    }),
    summary: summaryOf(facts, speech),
    parts: [annexA1(facts, proposal, speech), annexA2(facts, speech), annexB(facts, speech)],
    scheduleHeading: say(words.annexC),
    scheduleColumns: [
      say(words.number),
      say(words.when),
      say(words.outstanding),
      say(words.principal),
      say(words.interest),
      say(words.instalment),
    ],
    scheduleRows: facts.schedule.map((row) => [
      String(row.number),
      say(words.after, { term: periodsAsText(row.afterPeriods, facts.period, speech) }),
      money(row.outstanding),
      money(row.principal),
      money(row.interest),
      money(row.instalment),
    ]),
    questions: questionsOf(facts, speech),
  };
}

const payees = { lender: words.toLender, thirdParty: words.toThirdParty } as const;
const kinds = { oneTime: words.oneTime, recurring: words.recurring } as const;

/** The fees that row 8 of Annex A lists, each shown even if zero; GST is our addition. */
const feeRows = ['processingFee', 'gst', 'insurance', 'valuation', 'otherFee'] as const;

const feeLines = (facts: KeyFacts, { say }: Speech): readonly FactsLine[] =>
  feeRows.flatMap((row) => {
    const label = say(words.a8, { fee: say(words[row], { percent: limits.gstPercent }) });
    const fees = facts.fees.filter(({ name }) => name === row);
    if (fees.length === 0) return row === 'gst' ? [] : [{ label, value: say(words.none) }];
    return fees.map(({ payee, kind, amount }) => ({
      label,
      value: money(amount),
      note: say(words.feeNote, { payee: say(payees[payee]), kind: say(kinds[kind]) }),
    }));
  });

/** The part of all fees that goes to the lender, or to third parties through it. */
const feesTo = ({ fees }: KeyFacts, wanted: keyof typeof payees): string =>
  formatInr(
    addUp(fees.flatMap(({ payee, amount }) => (payee === wanted ? rupeesToPaise(amount) : []))),
  );

/** The summary at the top: each figure with one sentence. */
function summaryOf(facts: KeyFacts, speech: Speech): readonly FactsLine[] {
  const { say } = speech;
  const { instalmentCount: count } = facts;
  const fees = money(facts.feesTotal);
  const due = dueDateText(facts, speech);
  return [
    {
      label: say(words.youGet),
      value: money(facts.received),
      note: say(words.youGetNote, { sanctioned: money(facts.sanctioned), fees }),
    },
    {
      label: say(words.youPay),
      value: money(facts.toPay),
      note: count === 1 ? say(words.youPayOnce, { due }) : say(words.youPayOften, { count, due }),
    },
    {
      label: say(words.cost),
      value: costOf(facts),
      note: say(words.costNote, { fees, interest: money(facts.interest) }),
    },
    { label: say(words.apr), value: formatApr(facts.aprPercent), note: say(words.aprNote) },
    ...coolingOffLine(facts, speech),
    {
      label: say(words.late),
      value: say(words.perDay, { amount: money(facts.lateFeePerDay) }),
      note: say(words.lateNote),
    },
  ];
}

function coolingOffLine(
  { coolingOffDays, received }: KeyFacts,
  { say, formatDayCount }: Speech,
): readonly FactsLine[] {
  if (coolingOffDays === null) return [];
  return [
    {
      label: say(words.canReturn),
      value: say(words.canReturnFor, { days: formatDayCount(coolingOffDays) }),
      note: say(words.canReturnNote, { received: money(received) }),
    },
  ];
}

const instalmentsOf = ({ instalmentCount, instalment }: KeyFacts, { say }: Speech) =>
  say(words.instalmentsValue, { count: instalmentCount, amount: money(instalment) });

function annexA1(facts: KeyFacts, proposal: Proposal, speech: Speech): FactsPart {
  const { say, formatDate } = speech;
  return {
    heading: say(words.annexA1),
    lines: [
      {
        label: say(words.a1),
        value: proposal.number,
        note: say(words.a1Note, {
          orderNo: facts.orderNo,
          date: formatDate(proposal.issuedAt),
        }),
      },
      { label: say(words.a2), value: money(facts.sanctioned) },
      { label: say(words.a3), value: say(words.a3Value) },
      { label: say(words.a4), value: periodsAsText(facts.term, facts.period, speech) },
      {
        label: say(words.a5),
        value: instalmentsOf(facts, speech),
        note: say(words.a5Note, { due: dueDateText(facts, speech) }),
      },
      {
        label: say(words.a6),
        value: say(words.perYearFixed, { percent: formatPercent(facts.ratePercentPerYear) }),
      },
      { label: say(words.a7), value: say(words.none), note: say(words.a7Note) },
      ...feeLines(facts, speech),
      { label: say(words.a9), value: formatApr(facts.aprPercent) },
      ...contingentCharges(facts, speech),
    ],
  };
}

/** Row 10 of Annex A. */
function contingentCharges(facts: KeyFacts, speech: Speech): readonly FactsLine[] {
  const { say } = speech;
  return [
    {
      label: say(words.a10Late),
      value: say(words.perDay, { amount: money(facts.lateFeePerDay) }),
      note: say(words.a10LateNote, { percent: formatPercent(facts.lateFeePercentPerDay) }),
    },
    { label: say(words.a10Penal), value: say(words.none) },
    {
      label: say(words.a10Early),
      value: money(facts.foreclosureFee),
      note: say(words.a10EarlyNote, { amount: money(facts.toPay) }),
    },
    { label: say(words.a10Switching), value: say(words.notOffered) },
    extensionLine(facts, speech),
  ];
}

function extensionLine(
  { extensionFee, extensionDays }: KeyFacts,
  { say, formatDayCount }: Speech,
): FactsLine {
  return {
    label: say(words.a10Extending),
    value: extensionFee === null ? say(words.notOffered) : money(extensionFee),
    ...(extensionDays !== null && {
      note: say(words.a10ExtendingNote, { days: formatDayCount(extensionDays) }),
    }),
  };
}

function annexA2(facts: KeyFacts, { say, formatDayCount }: Speech): FactsPart {
  const { coolingOffDays, lender } = facts;
  return {
    heading: say(words.annexA2),
    lines: [
      {
        label: say(words.recovery),
        value: say(words.recoveryValue),
        note: say(words.recoveryNote),
      },
      { label: say(words.wrong), value: say(words.wrongValue), note: say(words.wrongNote) },
      { label: say(words.officer), value: facts.grievanceOfficer },
      { label: say(words.sold), value: say(facts.isTransferable ? words.yes : words.no) },
      {
        label: say(words.together),
        value: say(words.no),
        note: say(words.togetherNote, { lender }),
      },
      {
        label: say(words.coolingOff),
        value: coolingOffDays === null ? say(words.notOffered) : formatDayCount(coolingOffDays),
      },
      { label: say(words.agent), value: say(words.none) },
    ],
  };
}

function annexB(facts: KeyFacts, speech: Speech): FactsPart {
  const { say } = speech;
  return {
    heading: say(words.annexB),
    lines: [
      { label: say(words.b1), value: money(facts.sanctioned) },
      {
        label: say(words.b2),
        value: periodsAsText(facts.term, facts.period, speech),
        note: say(words.b2Note, {
          instalments: instalmentsOf(facts, speech),
          due: dueDateText(facts, speech),
        }),
      },
      { label: say(words.b3), value: say(words.b3Value) },
      {
        label: say(words.b4),
        value: say(words.perYear, { percent: formatPercent(facts.ratePercentPerYear) }),
      },
      { label: say(words.b5), value: money(facts.interest) },
      {
        label: say(words.b6),
        value: money(facts.feesTotal),
        note: say(words.b6Note, {
          lender: feesTo(facts, 'lender'),
          thirdParty: feesTo(facts, 'thirdParty'),
        }),
      },
      { label: say(words.b7), value: money(facts.received) },
      { label: say(words.b8), value: money(facts.toPay) },
      { label: say(words.b9), value: formatApr(facts.aprPercent) },
      { label: say(words.b10), value: say(words.a3Value) },
      { label: say(words.b11), value: say(words.b11Value) },
    ],
  };
}
