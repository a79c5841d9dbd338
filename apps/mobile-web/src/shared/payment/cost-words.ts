import { formatPercent } from '@kosha/domain';
import type { CostFactsProps } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { amountText } from '../money.tsx';
import type { LoanCost } from './loan-cost.ts';
import { paymentMessages } from './payment.messages.ts';

/** An offer, a loan that was paid out, or one that is repaid. */
export type LoanTense = 'offered' | 'running' | 'repaid';

export interface CostWords {
  /** Undefined while it is not known yet: then dots keep the place of each figure. */
  cost: LoanCost | undefined;
  tense?: LoanTense;
  /** When it is to be paid or was paid, in words: 'on 12 Dec 2026'. */
  due: string;
  /** Where the money comes from or goes to, in words. */
  received?: string | undefined;
}

/** How the three facts are called before, during and after a loan. */
export const tenseLabels = {
  offered: ['youGet', 'youPay', 'itCosts'],
  running: ['youGot', 'youPay', 'itCosts'],
  repaid: ['youGot', 'youPaid', 'itCost'],
} as const satisfies Record<LoanTense, readonly (keyof typeof paymentMessages.texts)[]>;

/** Keeps the place of a figure that is not known yet. */
export const dots = '…';

/** The three facts of a loan in words, and the parts of their bar. */
export function useCostWords({
  cost,
  tense = 'offered',
  due,
  received,
}: CostWords): CostFactsProps {
  const text = useMessages(paymentMessages);
  const [get, pay, costs] = tenseLabels[tense];
  const shown = (paise: number | null | undefined) =>
    paise === undefined ? dots : amountText(paise);
  return {
    youGet: { label: text(get), amount: shown(cost?.receivedPaise), note: received },
    youPay: { label: text(pay), amount: shown(cost?.repaymentPaise), note: due },
    itCosts: {
      label: text(costs),
      amount: shown(cost?.costPaise),
      note: cost ? costNote(cost, text) : dots,
    },
    parts: cost ? partsOf(cost) : null,
  };
}

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

/** The yearly rate as it was agreed; beside it, an overdue fee in rupees (D48). */
function costNote({ aprPercent, costPaise, overdueFeePaise }: LoanCost, text: PaymentText) {
  if (aprPercent === null) return undefined;
  const percent = aprText(aprPercent);
  if (!overdueFeePaise || costPaise === null) return text('apr', { percent });
  return text('aprAndLate', {
    agreed: amountText(costPaise - overdueFeePaise),
    percent,
    late: amountText(overdueFeePaise),
  });
}

/** A yearly rate to one decimal: nobody compares more digits. */
const aprText = (percent: number) => formatPercent(Math.round(percent * 10) / 10);

function partsOf({ receivedPaise, costPaise, overdueFeePaise }: LoanCost) {
  if (receivedPaise === null || costPaise === null || overdueFeePaise === null) return null;
  return { received: receivedPaise, cost: costPaise - overdueFeePaise, late: overdueFeePaise };
}
