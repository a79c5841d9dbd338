import { formatInr, type StatementLine, waterfall, zeroPaise } from '@kosha/domain';
import type { FeeRow } from '@kosha/ui';
import type { useMessages } from '../i18n/messages.ts';
import { formatDayCount } from '../i18n/dates.ts';
import { dots, tenseLabels, type LoanCost, type LoanTense } from './cost-messages.ts';
import type { paymentMessages } from './payment.messages.ts';

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

const looks = {
  start: { kind: 'start', sign: '' },
  minus: { kind: 'cost', sign: '− ' },
  plus: { kind: 'cost', sign: '+ ' },
  sum: { kind: 'sum', sign: '= ' },
} as const satisfies Record<StatementLine['kind'], { kind: FeeRow['kind']; sign: string }>;

/**
 * The rows of the fee breakdown. The received amount is the loan less its fees. The repayment adds
 * interest, overdue and extension fees to the loan. Each bar starts where the previous one ends.
 */
export function feeRows(
  lines: readonly StatementLine[] | null,
  tense: LoanTense,
  text: PaymentText,
  /**
   * The number of days after which the loan was returned. A returned loan costs only the interest
   * of these days (D56).
   */
  returnedAfterDays: number | null = null,
) {
  const [get, pay] = tenseLabels[tense];
  const all = lines ?? [];
  const labelOf = (key: StatementLine['key']) => {
    if (key === 'received') return get;
    return key === 'total' || key === all.at(-1)?.key ? pay : key;
  };
  const widest = Math.max(...all.map(({ paise }) => paise), 1);
  let end = 0;
  return all.map(({ key, kind, paise }): FeeRow => {
    const before = end;
    end = kind === 'minus' ? end - paise : kind === 'plus' ? end + paise : paise;
    const isHanging = kind === 'minus' || kind === 'plus';
    const from = isHanging ? Math.min(before, end) : 0;
    return {
      label:
        key === 'interest' && returnedAfterDays !== null
          ? text('interestFor', { days: formatDayCount(returnedAfterDays) })
          : text(labelOf(key)),
      amount: looks[kind].sign + formatInr(paise),
      kind: looks[kind].kind,
      from: from / widest,
      size: paise / widest,
    };
  });
}

/** Placeholder rows while a price loads, so that the layout does not shift. */
export function pendingRows(tense: LoanTense, text: PaymentText): FeeRow[] {
  const lines = waterfall({
    principalPaise: zeroPaise,
    processingFeePaise: zeroPaise,
    gstPaise: zeroPaise,
    interestPaise: zeroPaise,
    receivedPaise: zeroPaise,
    repaymentPaise: zeroPaise,
  });
  const rows = feeRows(lines, tense, text);
  return rows.map((row) => ({ ...row, amount: dots }));
}

/**
 * The costs in one sentence, such as 'It costs: ₹500 + ₹90 + ₹28 = ₹618.' For a returned loan: 'It
 * cost: ₹3.20, the interest for 1 day.'
 */
export function costSentence(
  rows: readonly FeeRow[],
  cost: LoanCost,
  tense: LoanTense,
  text: PaymentText,
) {
  const costs = text(tenseLabels[tense][2]);
  const total = formatInr(cost.costPaise ?? zeroPaise);
  if (cost.returnedAfterDays !== null) {
    return text('sumOfDays', { costs, total, days: formatDayCount(cost.returnedAfterDays) });
  }
  const parts = rows
    .filter(({ kind }) => kind === 'cost')
    .map(({ amount }) => String(amount).slice(2));
  return text('sum', { costs, parts: parts.join(' + '), total });
}
