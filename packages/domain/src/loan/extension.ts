import { addDays, daysBetween, hourMs } from '../dates/india-calendar.ts';
import { overdueFee, quote } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { sumPaise } from '../money/add-up.ts';
import { zeroPaise, type Paise } from '../money/paise.ts';
import { canTransition, type OrderState } from '../order/order-states.ts';

export interface ExtensionPrice {
  /** The processing fee in percent of the principal, after the loyalty tier's reduction. */
  ratePercent: number;
  processingFeePaise: Paise;
  gstPaise: Paise;
  interestPaise: Paise;
  /** What the borrower pays for the extension: processing fee, GST and interest. */
  feePaise: Paise;
}

/**
 * The price of a 7-day extension, computed on the outstanding principal (D17, D53). Throws FeeError
 * or MoneyError.
 */
export function extensionPrice(input: {
  principalPaise: Paise;
  /** The processing fee before the tier's reduction, in percent of the principal: 3 is 3 %. */
  extensionRatePercent: number;
  /** The tier's reduction in percent of the processing fee: 0 to 100. */
  tierReductionPercent: number;
  interestRatePercentPerDay: number;
}): ExtensionPrice {
  const { extensionRatePercent, tierReductionPercent } = input;
  const { processingFeePaise, gstPaise, interestPaise } = quote({
    ...input,
    serviceRate: extensionRatePercent,
    days: limits.extensionDays,
  });
  return {
    ratePercent: toFourDecimals((extensionRatePercent * (100 - tierReductionPercent)) / 100),
    processingFeePaise,
    gstPaise,
    interestPaise,
    feePaise: sumPaise([processingFeePaise, gstPaise, interestPaise]),
  };
}

export interface ExtensionTimes {
  /** Epoch ms; the borrower must pay the fee before this time. */
  payUntilMs: number;
  /** Epoch ms; the new due date. */
  dueAtMs: number;
}

/** The borrower has 24 hours to pay; the new due date is 7 days after the request (§9). */
export function extensionTimes(requestedAtMs: number): ExtensionTimes {
  return {
    payUntilMs: requestedAtMs + limits.extensionPaymentHours * hourMs,
    dueAtMs: addDays(requestedAtMs, limits.extensionDays),
  };
}

/**
 * True if the state allows an extension and the due date is near or past (D53). An earlier request
 * would cost the same but add fewer days, because the new due date is 7 days after the request.
 */
export function mayAskForExtension(
  { state, dueAtMs }: { state: OrderState; dueAtMs: number | null },
  now: number,
): boolean {
  if (dueAtMs === null || !canTransition(state, '11')) return false;
  return daysBetween(now, dueAtMs) <= limits.extensionOfferedDaysBefore;
}

/**
 * `totalPaise` is the sum of the amount owed now, `extraPaise`, and the paid fees of earlier
 * extensions.
 */
export interface PaymentOption {
  extraPaise: Paise;
  totalPaise: Paise;
}

export interface PaymentOptions {
  payNow: PaymentOption;
  extend: PaymentOption;
  /**
   * The amounts if the borrower repays without an extension, on the due date that an extension
   * would set. Null if the overdue rate is unknown.
   */
  payLate: (PaymentOption & { days: number }) | null;
}

/** Compares paying now, extending, and paying late (D53). */
export function comparePaymentOptions(input: {
  principalPaise: Paise;
  /** The amount owed now, including the overdue fee. */
  owedPaise: Paise;
  /** The sum of the fees of earlier extensions. */
  paidPaise: Paise;
  extensionFeePaise: Paise;
  /** The overdue fee per day in percent of the principal (D20); null if unknown. */
  overdueRatePercentPerDay: number | null;
  dueAtMs: number;
  newDueAtMs: number;
  now: number;
}): PaymentOptions {
  const { principalPaise, owedPaise, paidPaise, extensionFeePaise, overdueRatePercentPerDay } =
    input;
  const add = (extraPaise: Paise): PaymentOption => ({
    extraPaise,
    totalPaise: sumPaise([paidPaise, owedPaise, extraPaise]),
  });
  const days = Math.max(0, daysBetween(Math.max(input.dueAtMs, input.now), input.newDueAtMs));
  return {
    payNow: add(zeroPaise),
    extend: add(extensionFeePaise),
    payLate:
      overdueRatePercentPerDay === null
        ? null
        : {
            days,
            ...add(
              overdueFee({ principalPaise, ratePercentPerDay: overdueRatePercentPerDay, days }),
            ),
          },
  };
}

const toFourDecimals = (percent: number) => Math.round(percent * 10_000) / 10_000;
