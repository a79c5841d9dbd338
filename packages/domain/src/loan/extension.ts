import { addDays, daysBetween, hourMs } from '../dates/india-calendar.ts';
import { overdueFee, quote } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { addUp } from '../money/add-up.ts';
import { zeroPaise, type Paise } from '../money/paise.ts';
import { canTransition, type OrderState } from '../order/order-states.ts';

export interface ExtensionPrice {
  /** The processing fee before GST in percent of the principal, after the tier's reduction. */
  ratePercent: number;
  processingFeePaise: Paise;
  gstPaise: Paise;
  interestPaise: Paise;
  /** The sum of fee, GST and interest, which the borrower pays for the extension. */
  feePaise: Paise;
}

/**
 * The price of a 7-day extension (D53): the fees and interest of D17 for the outstanding principal.
 * Nothing is paid out and the principal stays owed. Throws FeeError or MoneyError, like `quote`.
 */
export function extensionPrice(input: {
  principalPaise: Paise;
  /** The processing fee as a percent of the principal: 3 is 3 %. */
  extensionRatePercent: number;
  /** The tier's reduction of the processing fee, in percent: 0 to 100. */
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
    feePaise: addUp([processingFeePaise, gstPaise, interestPaise]),
  };
}

export interface ExtensionTimes {
  /** The fee must be paid before this time, epoch ms. */
  payUntilMs: number;
  /** The due date after the extension, epoch ms. */
  dueAtMs: number;
}

/** The borrower has 24 hours from the request to pay, and 7 days until the new due date (§9). */
export function extensionTimes(requestedAtMs: number): ExtensionTimes {
  return {
    payUntilMs: requestedAtMs + limits.extensionPaymentHours * hourMs,
    dueAtMs: addDays(requestedAtMs, limits.extensionDays),
  };
}

/**
 * Whether a borrower may request an extension (D53): the loan is outstanding, no other extension
 * awaits its fee, and the due date is near or past. An earlier one would cost as much and add fewer
 * days.
 */
export function mayAskForExtension(
  { state, dueAtMs }: { state: OrderState; dueAtMs: number | null },
  now: number,
): boolean {
  if (dueAtMs === null || !canTransition(state, '11')) return false;
  return daysBetween(now, dueAtMs) <= limits.extensionOfferedDaysBefore;
}

/**
 * One option for an outstanding loan: the amount that it adds to the amount owed now, and the total
 * to pay, including the fees of earlier extensions.
 */
export interface PaymentOption {
  extraPaise: Paise;
  totalPaise: Paise;
}

export interface PaymentOptions {
  payNow: PaymentOption;
  extend: PaymentOption;
  /**
   * Paying on the date that the extension would set, but without it; null if the overdue rate is
   * unknown.
   */
  beLate: (PaymentOption & { days: number }) | null;
}

/** Compares paying now, extending, and being overdue until the extended due date (D53). */
export function comparePaymentOptions(input: {
  principalPaise: Paise;
  /** The amount owed now, including the overdue fee. */
  owedPaise: Paise;
  /** The fees paid for earlier extensions. */
  paidPaise: Paise;
  extensionFeePaise: Paise;
  /** In percent of the principal (D20). */
  overdueRatePercentPerDay: number | null;
  dueAtMs: number;
  newDueAtMs: number;
  now: number;
}): PaymentOptions {
  const { principalPaise, owedPaise, paidPaise, extensionFeePaise, overdueRatePercentPerDay } =
    input;
  const add = (extraPaise: Paise): PaymentOption => ({
    extraPaise,
    totalPaise: addUp([paidPaise, owedPaise, extraPaise]),
  });
  const days = Math.max(0, daysBetween(Math.max(input.dueAtMs, input.now), input.newDueAtMs));
  return {
    payNow: add(zeroPaise),
    extend: add(extensionFeePaise),
    beLate:
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
