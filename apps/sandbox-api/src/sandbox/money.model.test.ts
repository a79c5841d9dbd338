import assert from 'node:assert/strict';
import type { Schema } from '@kosha/api-client';
import { dayMs, loanStatement, rupeesToPaise } from '@kosha/domain';
import fc from 'fast-check';
import { it } from 'vitest';
import { decide, signIn, type Borrower } from '../../test/borrower.ts';
import { applyFor, calculate, giveUp, paymentIdOf } from '../../test/extension.ts';
import { useTestServer } from '../../test/test-server.ts';
import { readNow } from '../providers/clock/clock.ts';
import { listSms } from '../providers/sms/inbox.ts';

/*
 * Every figure that a borrower is told, after everything that can happen to loans, beside books that are
 * kept here from the events alone: by the terms of the seeded product, in whole paise.
 */

interface Extension {
  askedAtMs: number;
  feePaise: number;
  dueBeforeMs: number;
  dueAfterMs: number;
  paidAtMs: number | null;
}

interface Loan {
  orderId: string;
  principalPaise: number;
  /** The tier at which it was priced. */
  reductionPercent: number;
  paidOutAtMs: number;
  extensions: Extension[];
  asked: Extension | null;
  settledAtMs: number | null;
}

interface Books {
  loan: Loan;
  onTimeRepayments: number;
  /** The next loan that was asked for, with what it was quoted. */
  next: { kind: 'autoApply' | 'reapply'; amountPaise: number } | null;
}

interface Real {
  borrower: Borrower;
  cardId: string;
}

type Command = fc.AsyncCommand<Books, Real>;

const server = useTestServer();
const nowOf = () => readNow(server().db, server().deps.realNow);

/** The midnights of India between two moments. */
const indiaDay = (ms: number) => Math.floor((ms + 5.5 * 3_600_000) / dayMs);
const daysLate = (dueMs: number, atMs: number) => Math.max(0, indiaDay(atMs) - indiaDay(dueMs));

/** Copper, Silver, Gold, Platinum (§9). */
const reductionOf = (onTime: number) =>
  onTime >= 5 ? 14 : onTime >= 4 ? 13 : onTime >= 2 ? 9 : onTime >= 1 ? 5 : 0;

/** 10 % of the amount less the tier's part, 18 % GST on it, 0.08 % a day for 7 days. */
function priceOf(principalPaise: number, reductionPercent: number) {
  const fee = Math.round((principalPaise * 10 * (100 - reductionPercent)) / 10_000);
  const gst = Math.round((fee * 18) / 100);
  const interest = Math.round((principalPaise * 56) / 10_000);
  return { fee, gst, interest, received: principalPaise - fee - gst };
}

/** 3 % of the amount less the tier's part, its GST, and the interest of 7 days. */
function extensionFeeOf(principalPaise: number, reductionPercent: number): number {
  const fee = Math.round((principalPaise * 3 * (100 - reductionPercent)) / 10_000);
  return fee + Math.round((fee * 18) / 100) + Math.round((principalPaise * 56) / 10_000);
}

const paidOf = ({ extensions }: Loan) => extensions.filter(({ paidAtMs }) => paidAtMs !== null);
const dueOf = (loan: Loan) => paidOf(loan).at(-1)?.dueAfterMs ?? loan.paidOutAtMs + 7 * dayMs;

/** Everything about a loan at a moment, in paise. */
function accountOf(loan: Loan, now: number) {
  const { principalPaise, reductionPercent, settledAtMs } = loan;
  const price = priceOf(principalPaise, reductionPercent);
  const paid = paidOf(loan);
  const fees = paid.reduce((sum, { feePaise }) => sum + feePaise, 0);
  const carried = paid.reduce((sum, one) => sum + daysLate(one.dueBeforeMs, one.askedAtMs), 0);
  const late = daysLate(dueOf(loan), settledAtMs ?? now);
  const lateFee = ((carried + late) * principalPaise) / 100;
  const repayment = principalPaise + price.interest + lateFee;
  return { ...price, paid, fees, carried, late, lateFee, repayment, isLate: carried + late > 0 };
}

/** Ends what nobody paid within 24 hours. */
function expire({ loan }: Books, now: number): void {
  if (loan.asked && now >= loan.asked.askedAtMs + dayMs) loan.asked = null;
}

const paise = (rupees: number | undefined) => rupeesToPaise(rupees ?? Number.NaN);

function checkExtensions(told: readonly Schema<'PaidExtension'>[] | undefined, loan: Loan): void {
  assert.deepEqual(
    told?.map((one) => [one.paidTime, paise(one.fee), one.dueDateBefore, one.dueDateAfter]),
    paidOf(loan).map((one) => [one.paidAtMs, one.feePaise, one.dueBeforeMs, one.dueAfterMs]),
  );
}

/** The detail, and what the domain's function makes of it, as the app calls it. */
async function checkDetail({ loan }: Books, { borrower }: Real, now: number): Promise<void> {
  const detail = await borrower.detail(loan.orderId);
  const account = accountOf(loan, now);
  assert.equal(paise(detail.repaymentAmount), account.repayment);
  assert.equal(paise(detail.overdueFee), account.lateFee);
  assert.equal(detail.overdueDays, account.late);
  assert.equal(detail.repaymentDate, dueOf(loan));
  checkExtensions(detail.extensions, loan);
  const statement = loanStatement(
    {
      principalPaise: paise(detail.loanAmount),
      processingFeePaise: paise(detail.serviceFee),
      gstPaise: paise(detail.gstFee),
      interestPaise: paise(detail.interest),
      receivedPaise: paise(detail.arriveAmount),
      owed: {
        repaymentPaise: paise(detail.repaymentAmount),
        overdueFeePaise: paise(detail.overdueFee),
        overdueDays: detail.overdueDays,
      },
      periodDays: detail.period,
      paidOutAtMs: detail.loanDate,
      dueAtMs: detail.repaymentDate,
      extensions: detail.extensions!.map((one) => ({
        paidAtMs: one.paidTime,
        feePaise: paise(one.fee),
        dueBeforeMs: one.dueDateBefore,
        dueAfterMs: one.dueDateAfter,
      })),
      isSettled: detail.orderState === '7',
      settledAtMs: detail.settledTime ?? null,
    },
    now,
  );
  const isSettled = loan.settledAtMs !== null;
  const total = account.repayment + account.fees;
  const parts = [
    statement.processingFeePaise,
    statement.gstPaise,
    statement.interestPaise,
    statement.extensionFeesPaise,
    statement.overdueFeePaise,
  ];
  assert.deepEqual(parts, [
    account.fee,
    account.gst,
    account.interest,
    account.fees,
    account.lateFee,
  ]);
  assert.equal(statement.costPaise, total - account.received);
  assert.equal(statement.totalPaise, total);
  assert.equal(statement.paidSoFarPaise, isSettled ? total : account.fees);
  assert.equal(statement.stillToPayPaise, isSettled ? 0 : account.repayment);
  assert.equal(statement.firstDueAtMs, loan.paidOutAtMs + 7 * dayMs);
  assert.equal(statement.tenureDays, indiaDay(dueOf(loan)) - indiaDay(loan.paidOutAtMs));
  assert.equal(statement.isOnTime, !account.isLate);
  assert.equal(statement.lines?.at(-1)?.paise, total);
  if (account.lateFee > 0) {
    assert.equal(statement.overdueFeePerDayPaise, loan.principalPaise / 100);
  }
}

/** The order list and home. */
async function checkLists({ loan }: Books, { borrower }: Real, now: number): Promise<void> {
  const account = accountOf(loan, now);
  const listed = (await borrower.call('listOrders')).data.find(
    ({ orderId }) => orderId === loan.orderId,
  );
  assert.equal(paise(listed?.repaymentAmount), account.repayment);
  assert.equal(paise(listed?.arriveAmount), account.received);
  checkExtensions(listed?.extensions, loan);
  const owed = (await borrower.call('getHomeIndex')).data.undwayList.find(
    ({ orderId }) => orderId === loan.orderId,
  );
  assert.equal(owed === undefined, loan.settledAtMs !== null);
  if (owed === undefined) return;
  assert.equal(paise(owed.amount), account.repayment);
  assert.equal(paise(owed.arriveAmount), account.received);
  assert.equal(paise(owed.overdueFee), account.lateFee);
  assert.equal(owed.repaymentDate, dueOf(loan));
  assert.equal(
    owed.amountMsg.includes(` ₹${loan.principalPaise / 10_000} more each day`.trimStart()),
    account.late > 0,
  );
  checkExtensions(owed.extensions, loan);
}

/** A next loan is quoted as it will be if this one is repaid now, and says until when that holds. */
async function checkQuote({ loan, onTimeRepayments }: Books, { borrower }: Real, now: number) {
  const { isLate } = accountOf(loan, now);
  const counts = loan.settledAtMs === null && !isLate;
  const then = reductionOf(onTimeRepayments + (counts ? 1 : 0));
  const query = { amount: 3000, period: 7, productId: '1', repaidFirst: loan.orderId };
  const { data } = await borrower.call('calculateQuote', { query });
  const price = priceOf(300_000, then);
  assert.equal(paise(data.serviceFee), price.fee);
  assert.equal(paise(data.arriveAmount), price.received);
  assert.equal(data.tier?.reductionPercent ?? 0, then);
  assert.equal(data.repayBy, then === reductionOf(onTimeRepayments) ? null : dueOf(loan));
}

/** The price of an extension that is offered or asked for. */
async function checkExtension({ loan, onTimeRepayments }: Books, { borrower }: Real) {
  const { code, data } = await calculate(borrower, loan.orderId);
  if (code !== 0 || loan.settledAtMs !== null) return;
  const { asked } = loan;
  if (asked === null && data.extensionFeePaid > 0) return;
  const fee = extensionFeeOf(loan.principalPaise, reductionOf(onTimeRepayments));
  assert.equal(paise(data.extensionFee), asked?.feePaise ?? fee);
  assert.equal(paise(data.extensionServiceFee) + paise(data.interest), paise(data.extensionFee));
}

async function check(books: Books, real: Real): Promise<void> {
  const now = await nowOf();
  expire(books, now);
  await checkDetail(books, real, now);
  await checkLists(books, real, now);
  await checkQuote(books, real, now);
  await checkExtension(books, real);
}

const rupeesIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+(?:\.\d+)?)/g)].map(([, amount = '']) =>
    rupeesToPaise(Number(amount.replaceAll(',', ''))),
  );

/** The sums of the checkout: its lines, and three times the total (heading, sum, button). */
async function checkCheckout(paymentId: string, lines: readonly number[]): Promise<void> {
  const page = await (await server().fetch(`/sandbox/checkout/${paymentId}`)).text();
  const total = lines.reduce((sum, line) => sum + line, 0);
  const shown = lines.filter((line) => line > 0);
  assert.deepEqual(rupeesIn(page), [total, ...shown, total, total]);
}

async function newestSms({ borrower }: Real): Promise<string> {
  const [sms] = await listSms(server().db, borrower.phone);
  return sms?.body ?? '';
}

class AskForExtension implements Command {
  readonly outcome: 'paid' | 'failed' | 'abandoned' | 'left';
  constructor(outcome: AskForExtension['outcome']) {
    this.outcome = outcome;
  }
  check = ({ loan }: Readonly<Books>) => loan.settledAtMs === null;
  async run(books: Books, real: Real): Promise<void> {
    const { loan } = books;
    const now = await nowOf();
    expire(books, now);
    const { code, data } = await calculate(real.borrower, loan.orderId);
    const isOffered = loan.asked !== null || indiaDay(dueOf(loan)) - indiaDay(now) <= 3;
    if (!isOffered) return assert.ok(code === 409 || data.extensionFeePaid > 0);
    const { extensionId } = data;
    const names = { extensionId, orderId: loan.orderId, orderRepayId: loan.orderId };
    const { data: applied } = await applyFor(real.borrower, names);
    const asked = (loan.asked ??= this.request(books, now));
    const paymentId = paymentIdOf(applied.paymentUrl);
    await this.checkPrice(books, paymentId, asked);
    await this.end(books, real, { names, paymentId, asked });
    await check(books, real);
  }
  request({ loan, onTimeRepayments }: Books, now: number): Extension {
    return {
      askedAtMs: now,
      feePaise: extensionFeeOf(loan.principalPaise, reductionOf(onTimeRepayments)),
      dueBeforeMs: dueOf(loan),
      dueAfterMs: now + 7 * dayMs,
      paidAtMs: null,
    };
  }
  async checkPrice({ loan }: Books, paymentId: string, { feePaise }: Extension): Promise<void> {
    const interest = Math.round((loan.principalPaise * 56) / 10_000);
    const processing = Math.round(((feePaise - interest) * 100) / 118);
    await checkCheckout(paymentId, [processing, feePaise - interest - processing, interest]);
  }
  async end(
    { loan }: Books,
    real: Real,
    {
      names,
      paymentId,
      asked,
    }: { names: Parameters<typeof giveUp>[1]; paymentId: string; asked: Extension },
  ): Promise<void> {
    if (this.outcome === 'left') return;
    if (this.outcome === 'abandoned') {
      assert.equal((await giveUp(real.borrower, names)).code, 0);
      loan.asked = null;
      return;
    }
    const now = await nowOf();
    await decide(server(), paymentId, this.outcome);
    await server().deliverCallbacks();
    if (this.outcome === 'failed') return;
    loan.asked = null;
    loan.extensions.push({ ...asked, paidAtMs: now });
    const { repayment } = accountOf(loan, now);
    assert.deepEqual(rupeesIn(await newestSms(real)), [asked.feePaise, repayment]);
  }
  toString = () => `extend(${this.outcome})`;
}

class WishNext implements Command {
  readonly kind: 'autoApply' | 'reapply';
  readonly rupees: number;
  constructor(kind: WishNext['kind'], rupees: number) {
    this.kind = kind;
    this.rupees = rupees;
  }
  check = ({ loan, next }: Readonly<Books>) =>
    loan.settledAtMs === null && (this.kind === 'autoApply' || next?.kind !== 'autoApply');
  async run(books: Books, { borrower, cardId }: Real): Promise<void> {
    const { orderId } = books.loan;
    const { orderNo } = await borrower.detail(orderId);
    const { code } =
      this.kind === 'reapply'
        ? await borrower.call('reapplyOrder', {
            body: { cardId, borrowAmount: this.rupees, orderNo },
          })
        : await borrower.call('setAutoApply', {
            body: { orderId, cardId, expectBorrowAmount: this.rupees, usage: 'Education' },
          });
    assert.equal(code, 0);
    books.next = { kind: this.kind, amountPaise: this.rupees * 100 };
  }
  toString = () => `${this.kind}(₹${this.rupees})`;
}

class Repay implements Command {
  readonly isPaid: boolean;
  constructor(isPaid: boolean) {
    this.isPaid = isPaid;
  }
  check = ({ loan }: Readonly<Books>) => loan.settledAtMs === null;
  async run(books: Books, real: Real): Promise<void> {
    const { loan, next } = books;
    const now = await nowOf();
    const account = accountOf(loan, now);
    const quoted = next && (await this.quote(real, loan, next.amountPaise));
    const paymentId = await real.borrower.startRepayment(loan.orderId);
    await checkCheckout(paymentId, [account.repayment - account.lateFee, account.lateFee]);
    await decide(server(), paymentId, this.isPaid ? 'paid' : 'failed');
    await server().deliverCallbacks();
    if (!this.isPaid) {
      if (next?.kind === 'reapply') books.next = null;
      return check(books, real);
    }
    loan.settledAtMs = now;
    loan.asked = null;
    if (!account.isLate) books.onTimeRepayments += 1;
    await check(books, real);
    const amountPaise = next?.amountPaise ?? 500_000;
    const orderId = next
      ? await this.startedNext(real)
      : await real.borrower.takeLoan({ cardId: real.cardId });
    books.next = null;
    await this.takeMoney(books, real, { orderId, amountPaise });
    if (quoted) await this.checkHeld(real, orderId, quoted);
    await check(books, real);
  }
  async quote({ borrower }: Real, { orderId }: Loan, amountPaise: number) {
    const amount = amountPaise / 100;
    const query = { amount, period: 7, productId: '1', repaidFirst: orderId };
    return (await borrower.call('calculateQuote', { query })).data;
  }
  async startedNext({ borrower }: Real): Promise<string> {
    const [newest] = (await borrower.call('listOrders')).data;
    assert.equal(newest?.orderState, '1');
    await server().moveClock(10_000);
    const { code } = await borrower.call('confirmLoan', { body: { orderId: newest!.orderId } });
    assert.equal(code, 0);
    await server().moveClock(10_000);
    return newest!.orderId;
  }
  async takeMoney(
    books: Books,
    { borrower }: Real,
    { orderId, amountPaise }: { orderId: string; amountPaise: number },
  ): Promise<void> {
    const { loanDate } = await borrower.detail(orderId);
    books.loan = {
      orderId,
      principalPaise: amountPaise,
      reductionPercent: reductionOf(books.onTimeRepayments),
      paidOutAtMs: loanDate!,
      extensions: [],
      asked: null,
      settledAtMs: null,
    };
  }
  /** The order that came of the wish costs what it was quoted just before the repayment. */
  async checkHeld({ borrower }: Real, orderId: string, quoted: Schema<'Quote'>): Promise<void> {
    const { serviceFee, gstFee, interest, arriveAmount, repaymentAmount } =
      await borrower.detail(orderId);
    const { repaymentDate: _, tier: __, repayBy: ___, ...figures } = quoted;
    assert.deepEqual({ serviceFee, gstFee, interest, arriveAmount, repaymentAmount }, figures);
  }
  toString = () => `repay(${this.isPaid ? 'paid' : 'failed'})`;
}

class Wait implements Command {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
  check = () => true;
  async run(books: Books, real: Real): Promise<void> {
    await server().moveClock(this.days * dayMs);
    await check(books, real);
  }
  toString = () => `wait(${this.days} days)`;
}

it('every figure that a borrower is told is that of the books, after whatever happened', async () => {
  const ends = fc.constantFrom('paid', 'paid', 'failed', 'abandoned', 'left');
  const amounts = fc.constantFrom(2000, 3000, 5000);
  const commands = fc.commands(
    [
      ends.map((outcome) => new AskForExtension(outcome)),
      amounts.map((rupees) => new WishNext('reapply', rupees)),
      amounts.map((rupees) => new WishNext('autoApply', rupees)),
      fc.constantFrom(true, true, false).map((isPaid) => new Repay(isPaid)),
      // Whole days and quarters, so that no due date falls on a midnight in India.
      fc.constantFrom(0.25, 1, 4, 6, 9).map((days) => new Wait(days)),
    ],
    { maxCommands: 16 },
  );
  const run = async (all: Iterable<Command>) => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    const { loanDate } = await borrower.detail(orderId);
    const loan: Loan = {
      orderId,
      principalPaise: 500_000,
      reductionPercent: 0,
      paidOutAtMs: loanDate!,
      extensions: [],
      asked: null,
      settledAtMs: null,
    };
    const books: Books = { loan, onTimeRepayments: 0, next: null };
    const real: Real = { borrower, cardId };
    await check(books, real);
    await fc.asyncModelRun(() => ({ model: books, real }), all);
  };
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: 12 });
}, 240_000);
