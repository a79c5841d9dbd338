import { CostFacts, FeeWaterfall, Slip } from '@kosha/ui';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { trackDrift } from '../tracking/tracking.ts';
import { dots, useCostWords, type CostWords, type LoanCost, type LoanTense } from './cost-words.ts';
import { costSentence, feeRows, pendingRows } from './fee-rows.ts';
import { paymentMessages } from './payment.messages.ts';

interface CostSlipProps extends CostWords {
  /** The route's pattern, for the report of figures that do not add up. */
  page: string;
  /** While the cost is not known: what it waits for, or why it failed. */
  children?: ReactNode;
}

/** You get, you pay, it costs, on the paper of the counter; one tap shows how that adds up to the paisa. */
export function CostSlip({ page, children, ...words }: CostSlipProps) {
  const { cost, tense = 'offered' } = words;
  const text = useMessages(paymentMessages);
  const facts = useCostWords(words);
  const isWrong = cost?.lines === null;
  useEffect(() => {
    if (isWrong) trackDrift(page, { price: 'does not add up' });
  }, [isWrong, page]);
  return (
    <Slip label={text('whatItCosts')}>
      <CostFacts {...facts} />
      {!isWrong && <Sum cost={cost} tense={tense} />}
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
  const rows = cost ? feeRows(cost.lines, tense, text) : pendingRows(tense, text);
  return (
    <FeeWaterfall summary={text('waterfall')} rows={rows}>
      {cost ? costSentence(rows, cost, tense, text) : dots}
    </FeeWaterfall>
  );
}
