import { CostFacts, type FeeRow, FeeWaterfall, Slip } from '@kosha/ui';
import { type ReactNode, useEffect } from 'react';
import { formatInr, type StatementLine, waterfall, zeroPaise } from '@kosha/domain';
import { useMessages } from '../i18n/messages.ts';
import { trackDrift } from '../tracking/tracking.ts';
import {
  type CostTextsInput,
  loadingPlaceholder,
  type LoanCost,
  type LoanPhase,
  loanPhaseLabelKeys,
  useCostTexts,
} from './cost-messages.ts';
import { paymentMessages } from './payment.messages.ts';
import { formatDayCount } from '../i18n/dates.ts';

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

const looks = {
  start: { kind: 'start', sign: '' },
  minus: { kind: 'cost', sign: '− ' },
  plus: { kind: 'cost', sign: '+ ' },
  sum: { kind: 'sum', sign: '= ' },
} as const satisfies Record<StatementLine['kind'], { kind: FeeRow['kind']; sign: string }>;

/**
 * Returns the rows of two sums: received amount = loan − fees, amount to pay = loan + interest +
 * later fees. The bar of a fee or of the interest starts where the previous bar ends.
 */
function feeRows(
  lines: readonly StatementLine[] | null,
  tense: LoanPhase,
  text: PaymentText,
  /**
   * Days until the loan was returned, or null. A returned loan costs only the interest of these
   * days (D56).
   */
  returnedAfterDays: number | null = null,
) {
  const [get, pay] = loanPhaseLabelKeys[tense];
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

/** Rows with dots instead of amounts while the cost loads, so that the layout does not shift. */
function pendingRows(tense: LoanPhase, text: PaymentText): FeeRow[] {
  const lines = waterfall({
    principalPaise: zeroPaise,
    processingFeePaise: zeroPaise,
    gstPaise: zeroPaise,
    interestPaise: zeroPaise,
    receivedPaise: zeroPaise,
    repaymentPaise: zeroPaise,
  });
  const rows = feeRows(lines, tense, text);
  return rows.map((row) => ({ ...row, amount: loadingPlaceholder }));
}

/**
 * Returns a text such as 'It costs: ₹500 + ₹90 + ₹28 = ₹618.'. An example for a returned loan is
 * 'It cost: ₹3.20, the interest for 1 day.'.
 */
function costSentence(
  rows: readonly FeeRow[],
  cost: LoanCost,
  tense: LoanPhase,
  text: PaymentText,
) {
  const costs = text(loanPhaseLabelKeys[tense][2]);
  const total = formatInr(cost.costPaise ?? zeroPaise);
  if (cost.returnedAfterDays !== null) {
    return text('sumOfDays', { costs, total, days: formatDayCount(cost.returnedAfterDays) });
  }
  const parts = rows
    .filter(({ kind }) => kind === 'cost')
    .map(({ amount }) => String(amount).slice(2));
  return text('sum', { costs, parts: parts.join(' + '), total });
}

interface CostSlipProps extends CostTextsInput {
  /** The route pattern, for reports of wrong figures. */
  page: string;
  /** True if the total is known, but the breakdown of the cost is still loading. */
  isSumPending?: boolean;
  children?: ReactNode;
}

export function CostSlip({ page, isSumPending = false, children, ...words }: CostSlipProps) {
  const { cost, tense = 'offered' } = words;
  const text = useMessages(paymentMessages);
  const facts = useCostTexts(words);
  const isWrong = cost?.lines === null && !isSumPending;
  useEffect(() => {
    if (isWrong) trackDrift(page, { price: 'does not add up' });
  }, [isWrong, page]);
  return (
    <Slip label={text('whatItCosts')}>
      <CostFacts {...facts} />
      {!isWrong && <Sum cost={isSumPending ? undefined : cost} tense={tense} />}
      {children}
    </Slip>
  );
}

interface SumProps {
  cost: LoanCost | undefined;
  tense: LoanPhase;
}

function Sum({ cost, tense }: SumProps) {
  const text = useMessages(paymentMessages);
  const rows = cost
    ? feeRows(cost.lines, tense, text, cost.returnedAfterDays)
    : pendingRows(tense, text);
  return (
    <FeeWaterfall summary={text('waterfall')} rows={rows}>
      {cost ? costSentence(rows, cost, tense, text) : loadingPlaceholder}
    </FeeWaterfall>
  );
}
