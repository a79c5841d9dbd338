import { formatInr, waterfall, type WaterfallLine } from '@kosha/domain';
import type { FeeRow } from '@kosha/ui';
import type { useMessages } from '../i18n/messages.ts';
import { dots, tenseLabels, type LoanTense } from './cost-words.ts';
import type { LoanCost } from './loan-cost.ts';
import type { paymentMessages } from './payment.messages.ts';

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

const looks = {
  start: { kind: 'start', sign: '' },
  minus: { kind: 'cost', sign: '− ' },
  plus: { kind: 'cost', sign: '+ ' },
  sum: { kind: 'sum', sign: '= ' },
} as const satisfies Record<WaterfallLine['kind'], { kind: FeeRow['kind']; sign: string }>;

/**
 * The loan amount less its fees is what one gets; with the interest, and the fee for being late, what
 * one pays. Each bar hangs where the one before ended.
 */
export function feeRows(
  { lines, overdueFeePaise }: Pick<LoanCost, 'lines' | 'overdueFeePaise'>,
  tense: LoanTense,
  text: PaymentText,
) {
  const [get, pay] = tenseLabels[tense];
  const labels = { received: get, repayment: pay } as const;
  const all = withOverdueFee(lines ?? [], overdueFeePaise ?? 0);
  const widest = Math.max(...all.map(({ paise }) => paise), 1);
  let end = 0;
  return all.map(({ key, kind, paise }): FeeRow => {
    const before = end;
    end = kind === 'minus' ? end - paise : kind === 'plus' ? end + paise : paise;
    const isHanging = kind === 'minus' || kind === 'plus';
    const from = isHanging ? Math.min(before, end) : 0;
    return {
      label: text(key === 'received' || key === 'repayment' ? labels[key] : key),
      amount: looks[kind].sign + formatInr(paise),
      kind: looks[kind].kind,
      from: from / widest,
      size: paise / widest,
    };
  });
}

/** The rows of a price that is not known yet, so that nothing moves when it comes. */
export function pendingRows(tense: LoanTense, text: PaymentText): FeeRow[] {
  const lines = waterfall({
    principalPaise: 0,
    processingFeePaise: 0,
    gstPaise: 0,
    interestPaise: 0,
    receivedPaise: 0,
    repaymentPaise: 0,
  });
  const rows = feeRows({ lines, overdueFeePaise: 0 }, tense, text);
  return rows.map((row) => ({ ...row, amount: dots }));
}

type Line = Omit<WaterfallLine, 'key'> & { key: WaterfallLine['key'] | 'overdueFee' };

/** The fee comes before the sum to be paid, which it raises. */
function withOverdueFee(lines: readonly WaterfallLine[], feePaise: number): readonly Line[] {
  const sum = lines.at(-1);
  if (feePaise === 0 || sum === undefined) return lines;
  return [
    ...lines.slice(0, -1),
    { key: 'overdueFee', kind: 'plus', paise: feePaise },
    { ...sum, paise: sum.paise + feePaise },
  ];
}

/** 'It costs: ₹500 + ₹90 + ₹28 = ₹618.' */
export function costSentence(
  rows: readonly FeeRow[],
  cost: LoanCost,
  tense: LoanTense,
  text: PaymentText,
) {
  const parts = rows
    .filter(({ kind }) => kind === 'cost')
    .map(({ amount }) => String(amount).slice(2));
  return text('sum', {
    costs: text(tenseLabels[tense][2]),
    parts: parts.join(' + '),
    total: formatInr(cost.costPaise ?? 0),
  });
}
