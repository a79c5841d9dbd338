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
  /** The route pattern of the screen, for the report if the figures do not add up. */
  page: string;
  /** True if the three figures are known but their breakdown is still loading. */
  isSumPending?: boolean;
  /**
   * The text that is shown while the cost is unknown. It says that the cost is loading, or why it
   * failed to load.
   */
  children?: ReactNode;
}

/**
 * Shows what the borrower receives and repays, and what the loan costs. A tap opens the fee
 * breakdown, which is exact to the paisa.
 */
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
