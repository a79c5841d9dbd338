import { limits, rupeesToPaise, statementWords } from '@kosha/domain';
import { escaped } from './sayings.ts';

/** What a text says of one loan under its labels. Amounts in paise; one that is a dash is left out. */
export interface LoanSaid {
  loan?: number;
  fee?: number;
  gst?: number;
  received?: number;
  interest?: number;
  overdueFee?: number;
  repayment?: number;
  extensionFees?: number;
  /** What is paid in all, extensions too. */
  pay?: number;
  cost?: number;
}

const { a2, a8, b1, b5, b7, b8 } = statementWords;
const feeLine = (fee: string) => a8.replace('{fee}', fee).toLowerCase();

/** As a Key Facts Statement calls them (D55). */
const ofStatement: Readonly<Record<string, keyof LoanSaid>> = {
  [a2.toLowerCase()]: 'loan',
  [b1.toLowerCase()]: 'loan',
  [feeLine(statementWords.processingFee)]: 'fee',
  [feeLine(statementWords.gst.replace('{percent}', `${limits.gstPercent}%`))]: 'gst',
  [b5.toLowerCase()]: 'interest',
  [b7.toLowerCase()]: 'received',
  [b8.toLowerCase()]: 'pay',
};

const labels: Readonly<Record<string, keyof LoanSaid>> = {
  'loan amount': 'loan',
  loan: 'loan',
  'processing fee': 'fee',
  'gst 18% on processing fee': 'gst',
  received: 'received',
  'you get': 'received',
  'you got': 'received',
  'you will get': 'received',
  'interest fee': 'interest',
  'overdue fee': 'overdueFee',
  repayment: 'repayment',
  'repayment amount': 'repayment',
  'extension fees paid': 'extensionFees',
  'you pay': 'pay',
  'it costs': 'cost',
  'cost in all': 'cost',
  'cost so far': 'cost',
  ...ofStatement,
};

/** '₹5,028.50', with the group `paise` for what is before the name. */
export const rupees = (group: string) => String.raw`₹\s?(?<${group}>\d[\d,]*(?:\.\d{1,2})?)`;

/** Paise of '5,028.50'. */
export const paiseOf = (written: string | undefined): number =>
  rupeesToPaise(Number(written?.replaceAll(',', '')));

const labelled = new RegExp(
  String.raw`(?:^|\n)(?<label>${Object.keys(labels).map(escaped).join('|')})[\s:]*[−+=-]?\s*${rupees('value')}(?![\d,.]*\s*\+)`,
  'gi',
);

/** The loans of a text: a label that comes again with another value begins the next one. */
export function loansIn(text: string): LoanSaid[] {
  const loans: LoanSaid[] = [];
  let current: LoanSaid = {};
  for (const { groups } of text.matchAll(labelled)) {
    const key = labels[groups?.['label']?.toLowerCase() ?? ''];
    if (!key) continue;
    const paise = paiseOf(groups?.['value']);
    if (current[key] !== undefined && current[key] !== paise) {
      loans.push(current);
      current = {};
    }
    current[key] = paise;
  }
  return [...loans, current];
}
