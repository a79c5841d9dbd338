import { formatInr, type StatementLine, waterfall, zeroPaise } from '@kosha/domain';
import type { FeeRow } from '@kosha/ui';
import type { useMessages } from '../i18n/messages.ts';
import { dots, tenseLabels, type LoanCost, type LoanTense } from './cost-words.ts';
import type { paymentMessages } from './payment.messages.ts';

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

const looks = {
  start: { kind: 'start', sign: '' },
  minus: { kind: 'cost', sign: '− ' },
  plus: { kind: 'cost', sign: '+ ' },
  sum: { kind: 'sum', sign: '= ' },
} as const satisfies Record<StatementLine['kind'], { kind: FeeRow['kind']; sign: string }>;

/**
 * The loan amount less its fees is what one gets; with the interest, and the fees for being late and for
 * extensions, what one pays. Each bar hangs where the one before ended.
 */
export function feeRows(
  lines: readonly StatementLine[] | null,
  tense: LoanTense,
  text: PaymentText,
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
      label: text(labelOf(key)),
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
    total: formatInr(cost.costPaise ?? zeroPaise),
  });
}
