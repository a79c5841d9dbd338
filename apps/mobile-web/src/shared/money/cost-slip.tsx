import { CostFacts, FeeWaterfall, Slip } from '@kosha/ui';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { trackDrift } from '../tracking/tracking.ts';
import {
  dots,
  useCostMessages,
  type CostMessages,
  type LoanCost,
  type LoanTense,
} from './cost-messages.ts';
import { costSentence, feeRows, pendingRows } from './fee-rows.ts';
import { paymentMessages } from './payment.messages.ts';

interface CostSlipProps extends CostMessages {
  /** The route pattern, for the report if figures do not add up. */
  page: string;
  /** True if the three figures are known but their breakdown is still loading. */
  isSumPending?: boolean;
  /** Shown while the cost is unknown: the reason that it is loading or failed. */
  children?: ReactNode;
}

/** The cost of a loan: received, repayment, cost. A tap opens the breakdown, exact to the paisa. */
export function CostSlip({ page, isSumPending = false, children, ...words }: CostSlipProps) {
  const { cost, tense = 'offered' } = words;
  const text = useMessages(paymentMessages);
  const facts = useCostMessages(words);
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
  tense: LoanTense;
}

function Sum({ cost, tense }: SumProps) {
  const text = useMessages(paymentMessages);
  const rows = cost
    ? feeRows(cost.lines, tense, text, cost.returnedAfterDays)
    : pendingRows(tense, text);
  return (
    <FeeWaterfall summary={text('waterfall')} rows={rows}>
      {cost ? costSentence(rows, cost, tense, text) : dots}
    </FeeWaterfall>
  );
}
