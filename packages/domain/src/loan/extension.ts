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
  /** The sum of these three: what the borrower pays for the extension. */
  feePaise: Paise;
}

/**
 * What an extension costs (D53): the fees of D17 on the principal that is lent already, for 7 days.
 * Nothing is paid out and the principal stays owed. Throws FeeError or MoneyError, as `quote` does.
 */
export function extensionPrice(input: {
  principalPaise: Paise;
  /** The processing fee as a percent of the principal: 3 is 3 %. */
  extensionRatePercent: number;
  /** 0 to 100: how much of the processing fee the tier takes off. */
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
  /** The fee is paid in time before this moment, epoch ms. */
  payUntilMs: number;
  /** The due date that the fee buys, epoch ms. */
  dueAtMs: number;
}

/** Both times count from the request: 24 hours to pay the fee, 7 days to the new due date (§9). */
export function extensionTimes(requestedAtMs: number): ExtensionTimes {
  return {
    payUntilMs: requestedAtMs + limits.extensionPaymentHours * hourMs,
    dueAtMs: addDays(requestedAtMs, limits.extensionDays),
  };
}

/**
 * Whether a borrower may ask for an extension (D53): the loan is owed, no other extension waits for its
 * fee, and the due date is near or past. Earlier, one would cost as much and move the date by less.
 */
export function mayAskForExtension(
  { state, dueAtMs }: { state: OrderState; dueAtMs: number | null },
  now: number,
): boolean {
  if (dueAtMs === null || !canTransition(state, '11')) return false;
  return daysBetween(now, dueAtMs) <= limits.extensionOfferedDaysBefore;
}

/** One way to go on with a loan: what it adds to what is owed now, and what is paid for it in all, earlier extensions too. */
export interface WayOn {
  extraPaise: Paise;
  totalPaise: Paise;
}

export interface WaysOn {
  payNow: WayOn;
  extend: WayOn;
  /** Not extending, and paying on the day that would be the new due date; null without an overdue rate. */
  beLate: (WayOn & { days: number }) | null;
}

/** What it costs to pay now, to extend, or to be late until the day to which one could extend (D53). */
export function compareWaysOn(input: {
  principalPaise: Paise;
  /** What the borrower owes now, with the overdue fee. */
  owedPaise: Paise;
  /** For earlier extensions. */
  paidPaise: Paise;
  extensionFeePaise: Paise;
  /** In percent of the principal (D20). */
  overdueRatePercentPerDay: number | null;
  dueAtMs: number;
  newDueAtMs: number;
  now: number;
}): WaysOn {
  const { principalPaise, owedPaise, paidPaise, extensionFeePaise, overdueRatePercentPerDay } =
    input;
  const add = (extraPaise: Paise): WayOn => ({
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
