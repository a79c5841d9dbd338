import { limits } from '../limits.ts';
import { englishDocumentMessages, type DocumentMessages } from '../document-messages.ts';
import { sumPaise } from '../money/add-up.ts';
import { formatApr, formatInr, formatPercent } from '../money/format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import type { KeyFacts } from './key-facts.ts';
import type { Proposal } from './proposal.ts';
import { formatLoanCost, dueDateText, formatRupees, periodsAsText } from './statement-figures.ts';
import { questionsOf, type KeyFactsQuestion } from './statement-questions.ts';
import { keyFactsStatementMessages as messages } from './statement-text.ts';

export interface KeyFactsLine {
  label: string;
  value: string;
  note?: string;
}

export interface KeyFactsPart {
  heading: string;
  lines: readonly KeyFactsLine[];
}

/** The text of a Key Facts Statement, for the page, the PDF and the hash of the text. */
export interface KeyFactsStatement {
  title: string;
  lead: string;
  summary: readonly KeyFactsLine[];
  parts: readonly KeyFactsPart[];
  scheduleHeading: string;
  scheduleColumns: readonly string[];
  scheduleRows: readonly (readonly string[])[];
  questions: readonly KeyFactsQuestion[];
}

/** Renders a Key Facts Statement (D55, D58). Figures are the same in every language. */
export function renderKeyFactsStatement(
  facts: KeyFacts,
  proposal: Proposal,
  speech: DocumentMessages = englishDocumentMessages,
): KeyFactsStatement {
  const { translate: say, formatDate } = speech;
  return {
    title: say(messages.title),
    lead: say(messages.lead, {
      number: proposal.number,
      date: formatDate(proposal.validUntil - 1),
    }),
    summary: summaryOf(facts, speech),
    parts: [annexA1(facts, proposal, speech), annexA2(facts, speech), annexB(facts, speech)],
    scheduleHeading: say(messages.annexC),
    scheduleColumns: [
      say(messages.number),
      say(messages.when),
      say(messages.outstanding),
      say(messages.principal),
      say(messages.interest),
      say(messages.instalment),
    ],
    scheduleRows: facts.schedule.map((row) => [
      String(row.number),
      say(messages.after, { term: periodsAsText(row.afterPeriods, facts.period, speech) }),
      formatRupees(row.outstanding),
      formatRupees(row.principal),
      formatRupees(row.interest),
      formatRupees(row.instalment),
    ]),
    questions: questionsOf(facts, speech),
  };
}

const payees = { lender: messages.toLender, thirdParty: messages.toThirdParty } as const;
const kinds = { oneTime: messages.oneTime, recurring: messages.recurring } as const;

/**
 * The fees in row 8 of RBI's Annex A. A fee that the loan does not have is listed as 'None', except
 * GST, which is then omitted because RBI's form has no row for it.
 */
const feeRows = ['processingFee', 'gst', 'insurance', 'valuation', 'otherFee'] as const;

const feeLines = (facts: KeyFacts, { translate: say }: DocumentMessages): readonly KeyFactsLine[] =>
  feeRows.flatMap((row) => {
    const label = say(messages.a8, { fee: say(messages[row], { percent: limits.gstPercent }) });
    const fees = facts.fees.filter(({ name }) => name === row);
    if (fees.length === 0) return row === 'gst' ? [] : [{ label, value: say(messages.none) }];
    return fees.map(({ payee, kind, amount }) => ({
      label,
      value: formatRupees(amount),
      note: say(messages.feeNote, { payee: say(payees[payee]), kind: say(kinds[kind]) }),
    }));
  });

const feesTo = ({ fees }: KeyFacts, payeeKind: keyof typeof payees): string =>
  formatInr(
    sumPaise(
      fees.flatMap(({ payee, amount }) => (payee === payeeKind ? rupeesToPaise(amount) : [])),
    ),
  );

function summaryOf(facts: KeyFacts, speech: DocumentMessages): readonly KeyFactsLine[] {
  const { translate: say } = speech;
  const { instalmentCount: count } = facts;
  const fees = formatRupees(facts.feesTotal);
  const due = dueDateText(facts, speech);
  return [
    {
      label: say(messages.youGet),
      value: formatRupees(facts.received),
      note: say(messages.youGetNote, { sanctioned: formatRupees(facts.sanctioned), fees }),
    },
    {
      label: say(messages.youPay),
      value: formatRupees(facts.toPay),
      note:
        count === 1 ? say(messages.youPayOnce, { due }) : say(messages.youPayOften, { count, due }),
    },
    {
      label: say(messages.cost),
      value: formatLoanCost(facts),
      note: say(messages.costNote, { fees, interest: formatRupees(facts.interest) }),
    },
    { label: say(messages.apr), value: formatApr(facts.aprPercent), note: say(messages.aprNote) },
    ...coolingOffLine(facts, speech),
    {
      label: say(messages.late),
      value: say(messages.perDay, { amount: formatRupees(facts.lateFeePerDay) }),
      note: say(messages.lateNote),
    },
  ];
}

function coolingOffLine(
  { coolingOffDays, received }: KeyFacts,
  { translate: say, formatDayCount }: DocumentMessages,
): readonly KeyFactsLine[] {
  if (coolingOffDays === null) return [];
  return [
    {
      label: say(messages.canReturn),
      value: say(messages.canReturnFor, { days: formatDayCount(coolingOffDays) }),
      note: say(messages.canReturnNote, { received: formatRupees(received) }),
    },
  ];
}

const instalmentsOf = (
  { instalmentCount, instalment }: KeyFacts,
  { translate: say }: DocumentMessages,
) => say(messages.instalmentsValue, { count: instalmentCount, amount: formatRupees(instalment) });

function annexA1(facts: KeyFacts, proposal: Proposal, speech: DocumentMessages): KeyFactsPart {
  const { translate: say, formatDate } = speech;
  return {
    heading: say(messages.annexA1),
    lines: [
      {
        label: say(messages.a1),
        value: proposal.number,
        note: say(messages.a1Note, {
          orderNo: facts.orderNo,
          date: formatDate(proposal.issuedAt),
        }),
      },
      { label: say(messages.a2), value: formatRupees(facts.sanctioned) },
      { label: say(messages.a3), value: say(messages.a3Value) },
      { label: say(messages.a4), value: periodsAsText(facts.term, facts.period, speech) },
      {
        label: say(messages.a5),
        value: instalmentsOf(facts, speech),
        note: say(messages.a5Note, { due: dueDateText(facts, speech) }),
      },
      {
        label: say(messages.a6),
        value: say(messages.perYearFixed, { percent: formatPercent(facts.ratePercentPerYear) }),
      },
      { label: say(messages.a7), value: say(messages.none), note: say(messages.a7Note) },
      ...feeLines(facts, speech),
      { label: say(messages.a9), value: formatApr(facts.aprPercent) },
      ...contingentCharges(facts, speech),
    ],
  };
}

/** Row 10 of Annex A: charges that apply only in certain cases, such as a late repayment. */
function contingentCharges(facts: KeyFacts, speech: DocumentMessages): readonly KeyFactsLine[] {
  const { translate: say } = speech;
  return [
    {
      label: say(messages.a10Late),
      value: say(messages.perDay, { amount: formatRupees(facts.lateFeePerDay) }),
      note: say(messages.a10LateNote, { percent: formatPercent(facts.lateFeePercentPerDay) }),
    },
    { label: say(messages.a10Penal), value: say(messages.none) },
    {
      label: say(messages.a10Early),
      value: formatRupees(facts.foreclosureFee),
      note: say(messages.a10EarlyNote, { amount: formatRupees(facts.toPay) }),
    },
    { label: say(messages.a10Switching), value: say(messages.notOffered) },
    extensionLine(facts, speech),
  ];
}

function extensionLine(
  { extensionFee, extensionDays }: KeyFacts,
  { translate: say, formatDayCount }: DocumentMessages,
): KeyFactsLine {
  return {
    label: say(messages.a10Extending),
    value: extensionFee === null ? say(messages.notOffered) : formatRupees(extensionFee),
    ...(extensionDays !== null && {
      note: say(messages.a10ExtendingNote, { days: formatDayCount(extensionDays) }),
    }),
  };
}

function annexA2(
  facts: KeyFacts,
  { translate: say, formatDayCount }: DocumentMessages,
): KeyFactsPart {
  const { coolingOffDays, lender } = facts;
  return {
    heading: say(messages.annexA2),
    lines: [
      {
        label: say(messages.recovery),
        value: say(messages.recoveryValue),
        note: say(messages.recoveryNote),
      },
      {
        label: say(messages.wrong),
        value: say(messages.wrongValue),
        note: say(messages.wrongNote),
      },
      { label: say(messages.officer), value: facts.grievanceOfficer },
      { label: say(messages.sold), value: say(facts.isTransferable ? messages.yes : messages.no) },
      {
        label: say(messages.together),
        value: say(messages.no),
        note: say(messages.togetherNote, { lender }),
      },
      {
        label: say(messages.coolingOff),
        value: coolingOffDays === null ? say(messages.notOffered) : formatDayCount(coolingOffDays),
      },
      { label: say(messages.agent), value: say(messages.none) },
    ],
  };
}

function annexB(facts: KeyFacts, speech: DocumentMessages): KeyFactsPart {
  const { translate: say } = speech;
  return {
    heading: say(messages.annexB),
    lines: [
      { label: say(messages.b1), value: formatRupees(facts.sanctioned) },
      {
        label: say(messages.b2),
        value: periodsAsText(facts.term, facts.period, speech),
        note: say(messages.b2Note, {
          instalments: instalmentsOf(facts, speech),
          due: dueDateText(facts, speech),
        }),
      },
      { label: say(messages.b3), value: say(messages.b3Value) },
      {
        label: say(messages.b4),
        value: say(messages.perYear, { percent: formatPercent(facts.ratePercentPerYear) }),
      },
      { label: say(messages.b5), value: formatRupees(facts.interest) },
      {
        label: say(messages.b6),
        value: formatRupees(facts.feesTotal),
        note: say(messages.b6Note, {
          lender: feesTo(facts, 'lender'),
          thirdParty: feesTo(facts, 'thirdParty'),
        }),
      },
      { label: say(messages.b7), value: formatRupees(facts.received) },
      { label: say(messages.b8), value: formatRupees(facts.toPay) },
      { label: say(messages.b9), value: formatApr(facts.aprPercent) },
      { label: say(messages.b10), value: say(messages.a3Value) },
      { label: say(messages.b11), value: say(messages.b11Value) },
    ],
  };
}
