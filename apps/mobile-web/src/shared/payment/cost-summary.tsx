import { formatInr, formatPercent } from '@kosha/domain';
import { CostLines, FeeWaterfall, type FeeRow } from '@kosha/ui';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { amountText } from '../money.tsx';
import { trackDrift } from '../tracking/tracking.ts';
import type { LoanCost } from './loan-cost.ts';
import { paymentMessages } from './payment.messages.ts';

interface CostSummaryProps {
  cost: LoanCost;
  /** When it is to be paid or was paid, in words: 'on 12 Dec 2026'. */
  due: string;
  /** True when it is paid: then the text is 'You paid'. */
  isPaid?: boolean;
  /** The route's pattern, for the report of figures that do not add up. */
  page: string;
}

/** You get, you pay, it costs; one tap shows how that adds up to the paisa. */
export function CostSummary({ cost, due, isPaid = false, page }: CostSummaryProps) {
  const text = useMessages(paymentMessages);
  const toPay = text(isPaid ? 'youPaid' : 'youPay');
  const addsUp = cost.lines !== null;
  useEffect(() => {
    if (!addsUp) trackDrift(page, { price: 'does not add up' });
  }, [addsUp, page]);
  return (
    <div>
      <CostLines
        youGet={{ label: text('youGet'), amount: amountText(cost.receivedPaise) }}
        youPay={{ label: toPay, amount: amountText(cost.repaymentPaise), note: due }}
        itCosts={{
          label: text('itCosts'),
          amount: amountText(cost.costPaise),
          note: cost.aprPercent !== null && text('apr', { percent: aprText(cost.aprPercent) }),
        }}
      />
      {cost.lines && <FeeWaterfall summary={text('waterfall')} rows={feeRows(cost, toPay, text)} />}
    </div>
  );
}

/** A yearly rate to one decimal: nobody compares more digits. */
const aprText = (percent: number) => formatPercent(Math.round(percent * 10) / 10);

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

function feeRows(cost: LoanCost, totalLabel: string, text: PaymentText): FeeRow[] {
  const steps = (cost.lines ?? []).map(({ key, paise }): FeeRow =>
    key === 'received'
      ? { kind: 'start', label: text(key), amount: formatInr(paise) }
      : { kind: 'step', label: text(key), amount: `+ ${formatInr(paise)}` },
  );
  const overdue: FeeRow = {
    kind: 'step',
    label: text('overdueFee'),
    amount: `+ ${amountText(cost.overdueFeePaise)}`,
  };
  const total: FeeRow = {
    kind: 'total',
    label: totalLabel,
    amount: amountText(cost.repaymentPaise),
  };
  return [...steps, ...(cost.overdueFeePaise === 0 ? [] : [overdue]), total];
}
