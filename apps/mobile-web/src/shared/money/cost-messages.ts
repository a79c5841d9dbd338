import { formatApr, subtractPaise, type NullablePaise, type LoanStatement } from '@kosha/domain';
import type { CostFactsProps } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { amountText } from './money.tsx';
import { paymentMessages } from './payment.messages.ts';

/** The cost of a loan. All amounts are in paise; an unknown amount is null. */
export type LoanCost = LoanStatement<NullablePaise>;

export type LoanPhase = 'offered' | 'running' | 'repaid';

export interface CostTextsInput {
  /** Undefined while the cost loads; dots then replace the figures. */
  cost: LoanCost | undefined;
  tense?: LoanPhase;
  /** The formatted due date, such as 'on 12 Dec 2026'. */
  due: string;
  received?: string | undefined;
}

export const loanPhaseLabelKeys = {
  offered: ['youGet', 'youPay', 'itCosts'],
  running: ['youGot', 'youPay', 'itCosts'],
  repaid: ['youGot', 'youPaid', 'itCost'],
} as const satisfies Record<LoanPhase, readonly (keyof typeof paymentMessages.texts)[]>;

export const loadingPlaceholder = '…';

export function useCostTexts({
  cost,
  tense = 'offered',
  due,
  received,
}: CostTextsInput): CostFactsProps {
  const text = useMessages(paymentMessages);
  const [get, pay, costs] = loanPhaseLabelKeys[tense];
  const shown = (paise: NullablePaise | undefined) =>
    paise === undefined ? loadingPlaceholder : amountText(paise);
  return {
    youGet: { label: text(get), amount: shown(cost?.receivedPaise), note: received },
    youPay: {
      label: text(pay),
      amount: shown(cost?.totalPaise),
      note: cost ? payNote(cost, due, text) : due,
    },
    itCosts: {
      label: text(costs),
      amount: shown(cost?.costPaise),
      note: cost ? costNote(cost, text) : loadingPlaceholder,
    },
    parts: cost ? breakdownOf(cost) : null,
  };
}

type PaymentText = ReturnType<typeof useMessages<typeof paymentMessages.texts>>;

/**
 * Returns the due date or, after paid extensions, a text such as '₹205 paid, ₹5,028 on 12 Dec
 * 2026'.
 */
function payNote(cost: LoanCost, due: string, text: PaymentText) {
  const { extensionFeesPaise, repaymentPaise, isSettled } = cost;
  if (extensionFeesPaise === 0) return due;
  const words = { fees: amountText(extensionFeesPaise), rest: amountText(repaymentPaise), due };
  return text(isSettled ? 'paidInParts' : 'paidAndDue', words);
}

/**
 * Returns the APR or, after later fees, a text such as '₹618 as offered (APR 730.7%) + ₹205
 * extension fee'. For a repaid loan, the text has no APR (D48).
 */
function costNote(cost: LoanCost, text: PaymentText) {
  const { offeredAprPercent, extensions, extensionFeesPaise, overdueFeePaise, isSettled } = cost;
  const extensionFee = extensions.length > 1 ? 'severalExtensionFees' : 'extensionFee';
  const apr =
    offeredAprPercent === null || isSettled
      ? null
      : text('apr', { percent: formatApr(offeredAprPercent) });
  const added = [
    extensionFeesPaise !== 0 && text(extensionFee, { amount: amountText(extensionFeesPaise) }),
    Boolean(overdueFeePaise) && text('lateFee', { amount: amountText(overdueFeePaise) }),
    !cost.areExtensionsReported && text('withoutExtensions'),
  ].filter((part) => part !== false);
  if (added.length === 0) return apr ?? undefined;
  const offered = amountText(cost.offeredCostPaise);
  const first =
    apr === null ? text('asOffered', { offered }) : text('asOfferedAt', { offered, apr });
  const parts = [first, ...added].join(' + ');
  return cost.overdueDays > 0 && !isSettled ? text('soFarParts', { parts }) : parts;
}

function breakdownOf({ receivedPaise, costPaise, overdueFeePaise }: LoanCost) {
  if (receivedPaise === null || costPaise === null || overdueFeePaise === null) return null;
  return {
    received: receivedPaise,
    cost: subtractPaise(costPaise, overdueFeePaise),
    late: overdueFeePaise,
  };
}
