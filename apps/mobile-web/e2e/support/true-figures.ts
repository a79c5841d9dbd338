import { dayMs, formatDate, formatDayCount, formatDayMonth } from '@kosha/domain';
import type { Locator } from '@playwright/test';
import {
  loanAmountsOf,
  daysApart,
  extensionOf,
  extensionPriceOf,
  priceOf,
  type LoanAmounts,
  type Extension,
  type Loan,
} from './loan-books.ts';
import { expect } from './test.ts';

/* Functions such as `homeFigures` return the amounts, dates and numbers of days that a screen
   should show, in reading order. `expectFigures` compares these figures with the text of the
   screen. */

const shown =
  /₹\s*[\d,]+(?:\.\d\d)?|\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?: \d{4})?|\d+ days?\b|Overdue days \d+|APR [\d.]+%/g;

const figuresIn = (text: string) =>
  (text.replaceAll(/\s+/g, ' ').match(shown) ?? []).map((figure) => figure.replace('₹ ', '₹'));

export async function expectFigures(place: Locator, figures: readonly string[]): Promise<void> {
  await expect.poll(async () => figuresIn(await place.innerText())).toEqual(figures);
}

export const expectFiguresOfText = (text: string, figures: readonly string[]) =>
  expect(figuresIn(text)).toEqual(figures);

export const formatPaise = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;

const date = formatDate;
const dayMonth = formatDayMonth;
const days = formatDayCount;
const yearlyRate = (cost: number, received: number) =>
  `APR ${Math.round((cost / received) * (365 / 7) * 1000) / 10}%`;

const dueLine = ({ isLateNow, late, perDay, due, left }: LoanAmounts) =>
  isLateNow ? [days(late), formatPaise(perDay)] : [dayMonth(due), days(left)];

const askedLine = ({ asked }: Loan) =>
  asked
    ? [formatPaise(asked.feePaise), date(asked.askedAtMs + dayMs), dayMonth(asked.dueAfterMs)]
    : [];

export function homeFigures(loan: Loan, now: number): string[] {
  const account = loanAmountsOf(loan, now);
  const { received, total, repayment, fees, due, cost, offeredCost, isLateNow } = account;
  return [
    formatPaise(repayment),
    ...dueLine(account),
    ...askedLine(loan),
    formatPaise(received),
    dayMonth(loan.paidOutAtMs),
    formatPaise(total),
    ...(fees > 0 ? [formatPaise(fees)] : isLateNow ? [] : [dayMonth(due)]),
    formatPaise(cost),
    ...(fees > 0 || isLateNow ? [] : [yearlyRate(offeredCost, received)]),
  ];
}

export function orderListFigures(loan: Loan, now: number): string[] {
  const account = loanAmountsOf(loan, now);
  const { received, repayment, fees, due, isLateNow } = account;
  const { settledAtMs, principalPaise } = loan;
  return [
    ...(settledAtMs === null ? [] : [date(settledAtMs)]),
    formatPaise(repayment),
    ...(settledAtMs === null ? dueLine(account) : []),
    ...(isLateNow ? [dayMonth(due)] : []),
    formatPaise(principalPaise),
    formatPaise(received),
    ...(fees > 0 ? [formatPaise(fees)] : []),
  ];
}

/**
 * The figures on the detail screen while its section 'How this adds up' is expanded. `announced`
 * contains the figures of the message that appears after a payment.
 */
export function detailFigures(
  loan: Loan,
  now: number,
  announced: readonly string[] = [],
): string[] {
  const account = loanAmountsOf(loan, now);
  return [
    ...heroFigures(loan, account),
    ...slipFigures(loan, account),
    ...sumFigures(loan, account),
    ...announced,
    ...timelineFigures(loan, account),
    ...returnFigures(loan, now),
    ...factFigures(loan, account),
  ];
}

function heroFigures(loan: Loan, account: LoanAmounts): string[] {
  const { repayment, fees, total, isLateNow, due, lateFee } = account;
  if (loan.settledAtMs !== null) {
    return [
      formatPaise(total),
      date(loan.settledAtMs),
      ...(fees > 0 ? [formatPaise(repayment), formatPaise(fees)] : []),
    ];
  }
  const last = loan.extensions.at(-1);
  return [
    formatPaise(repayment),
    ...dueLine(account),
    ...(isLateNow ? [dayMonth(due), formatPaise(lateFee)] : []),
    ...(loan.asked
      ? askedLine(loan)
      : last
        ? [formatPaise(last.feePaise), date(last.dueAfterMs)]
        : []),
  ];
}

function slipFigures({ settledAtMs, paidOutAtMs }: Loan, account: LoanAmounts): string[] {
  const { received, total, fees, repayment, due, isLateNow, lateFee, cost, offeredCost } = account;
  const when = settledAtMs === null ? (isLateNow ? [] : [date(due)]) : [date(settledAtMs)];
  const inParts =
    settledAtMs === null
      ? [formatPaise(fees), formatPaise(repayment), ...when]
      : [formatPaise(repayment), ...when, formatPaise(fees)];
  const apr = settledAtMs === null ? [yearlyRate(offeredCost, received)] : [];
  const added = [fees, lateFee].filter((paise) => paise > 0).map(formatPaise);
  return [
    formatPaise(received),
    date(paidOutAtMs),
    formatPaise(total),
    ...(fees > 0 ? inParts : when),
    formatPaise(cost),
    ...(added.length > 0 ? [formatPaise(offeredCost), ...apr, ...added] : apr),
  ];
}

function sumFigures({ principalPaise }: Loan, account: LoanAmounts): string[] {
  const { fee, gst, received, interest, lateFee, repayment, fees, total, cost } = account;
  const added = [lateFee, fees].filter((paise) => paise > 0);
  return [
    principalPaise,
    fee,
    gst,
    received,
    principalPaise,
    interest,
    ...(lateFee > 0 ? [lateFee] : []),
    repayment,
    ...(fees > 0 ? [fees, total] : []),
    fee,
    gst,
    interest,
    ...added,
    cost,
  ].map(formatPaise);
}

function timelineFigures(loan: Loan, account: LoanAmounts): string[] {
  const { received, repayment, due, isLateNow, late, perDay } = account;
  const { paidOutAtMs, settledAtMs, extensions } = loan;
  const extended = extensions.flatMap(({ dueBeforeMs, dueAfterMs, feePaise, paidAtMs }) => [
    dayMonth(dueBeforeMs),
    dayMonth(dueAfterMs),
    formatPaise(feePaise),
    date(paidAtMs),
  ]);
  const before = [date(paidOutAtMs), formatPaise(received), date(paidOutAtMs), ...extended];
  if (settledAtMs !== null) {
    const apart = Math.abs(daysApart(settledAtMs, due));
    const note = apart === 0 ? [] : [days(apart)];
    return [...before, formatPaise(repayment), date(settledAtMs), ...note];
  }
  return isLateNow
    ? [...before, formatPaise(repayment - late * perDay), date(due), formatPaise(repayment)]
    : [...before, formatPaise(repayment), dayMonth(due)];
}

function returnFigures({ paidOutAtMs, returnDays, settledAtMs }: Loan, now: number): string[] {
  const untilMs = paidOutAtMs + returnDays * dayMs;
  return settledAtMs === null && now < untilMs ? [date(untilMs)] : [];
}

function factFigures(loan: Loan, account: LoanAmounts): string[] {
  const { received, repayment, fee, gst, interest, fees, cost, due, perDay, lateFee } = account;
  const first = loan.paidOutAtMs + 7 * dayMs;
  const isExtended = loan.extensions.length > 0;
  return [
    ...(lateFee > 0 ? [`Overdue days ${lateFee / perDay}`, formatPaise(lateFee)] : []),
    ...(isExtended ? lateSpans(loan, account) : []),
    formatPaise(loan.principalPaise),
    days(daysApart(loan.paidOutAtMs, due)),
    ...(isExtended ? [days(7)] : []),
    ...[received, repayment, fee, gst, interest].map(formatPaise),
    ...(isExtended ? [formatPaise(fees), formatPaise(cost), date(first), date(due)] : []),
    date(loan.paidOutAtMs),
  ];
}

function lateSpans(
  { extensions, settledAtMs }: Loan,
  { due, late, perDay }: LoanAmounts,
): string[] {
  const before = extensions.map(({ dueBeforeMs, askedAtMs }) => ({
    count: daysApart(dueBeforeMs, askedAtMs),
    day: askedAtMs,
  }));
  return [...before, { count: late, day: settledAtMs ?? due }]
    .filter(({ count }) => count > 0)
    .flatMap(({ count, day }) => [days(count), dayMonth(day), formatPaise(count * perDay)]);
}

export function extensionFigures(loan: Loan, now: number): string[] {
  const { repayment, total, perDay, due } = loanAmountsOf(loan, now);
  const { feePaise, dueAfterMs, askedAtMs } = loan.asked ?? extensionOf(loan, now);
  const until = date(dueAfterMs);
  const lateFee = daysApart(Math.max(due, now), dueAfterMs) * perDay;
  const offered = [formatPaise(feePaise), until, date(due)];
  const waysOn = [
    [formatPaise(0), formatPaise(total)],
    [dayMonth(dueAfterMs), formatPaise(feePaise), formatPaise(total + feePaise)],
    [dayMonth(dueAfterMs), formatPaise(lateFee), formatPaise(total + lateFee)],
  ];
  const payUntil = loan.asked ? [date(askedAtMs + dayMs)] : [];
  const facts = extensionFacts(loan, { askedAtMs, dueAfterMs });
  return [
    ...offered,
    ...payUntil,
    ...waysOn.flat(),
    formatPaise(0),
    ...facts,
    days(7),
    formatPaise(repayment),
  ];
}

function extensionFacts(
  loan: Loan,
  { askedAtMs, dueAfterMs }: Pick<Extension, 'askedAtMs' | 'dueAfterMs'>,
): string[] {
  const { fee, gst, interest } = extensionPriceOf(loan);
  return [
    formatPaise(fee + gst),
    formatPaise(interest),
    date(askedAtMs),
    days(7),
    date(dueAfterMs),
  ];
}

export function extendedFigures(loan: Loan): string[] {
  const last = loan.extensions.at(-1);
  if (!last) throw new Error('No extension was paid.');
  const fee = formatPaise(last.feePaise);
  return [fee, date(last.dueAfterMs), fee, ...extensionFacts(loan, last)];
}

export function checkoutFigures(now: number, lines: readonly number[]): string[] {
  const total = formatPaise(lines.reduce((sum, line) => sum + line, 0));
  return [total, date(now), ...lines.map(formatPaise), total, total];
}

export function offerFigures(principalPaise: number, reductionPercent: number): string[] {
  const { received, interest } = priceOf(principalPaise, reductionPercent);
  const repayment = principalPaise + interest;
  const cost = repayment - received;
  return [
    formatPaise(received),
    formatPaise(repayment),
    days(7),
    formatPaise(cost),
    yearlyRate(cost, received),
  ];
}

export function offerBreakdownFigures(principalPaise: number, reductionPercent: number): string[] {
  const { fee, gst, received, interest } = priceOf(principalPaise, reductionPercent);
  const repayment = principalPaise + interest;
  return [
    ...offerFigures(principalPaise, reductionPercent),
    ...[principalPaise, fee, gst, received, principalPaise, interest, repayment].map(formatPaise),
    ...[fee, gst, interest, fee + gst + interest].map(formatPaise),
  ];
}

export function scheduledOrderFigures(principalPaise: number, reductionPercent: number): string[] {
  const [received, repayment, , cost] = offerFigures(principalPaise, reductionPercent);
  return [formatPaise(principalPaise), received, repayment, cost].map(String);
}
