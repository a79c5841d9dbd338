import assert from 'node:assert/strict';
import type { Schema } from '@kosha/api-client';
import { asPaise, dayMs, type Paise } from '@kosha/domain';
import fc from 'fast-check';
import { it } from 'vitest';
import {
  expectedStatementOf,
  dueMsOf,
  expireUnpaidExtension,
  extensionFeeOf,
  indiaDay,
  feeReductionPercent,
  type BorrowerModel,
  type ExtensionModel,
  type LoanModel,
} from '../../test/books.ts';
import { decidePaymentAsPayer, signIn } from '../../test/borrower.ts';
import {
  checkBorrowerModel,
  checkCheckoutAmounts,
  latestSms,
  readServerNow,
  paiseAmountsIn,
  type ModelCheckTarget,
} from '../../test/check-books.ts';
import {
  applyExtension,
  calculateExtension,
  giveUpExtension,
  paymentIdOf,
} from '../../test/extension.ts';
import { useTestServer } from '../../test/test-server.ts';
import { modelRuns } from '../../test/model-runs.ts';

/* After random events, compares every figure shown to a borrower with the model in `books.ts`. */

type Command = fc.AsyncCommand<BorrowerModel, ModelCheckTarget>;

const server = useTestServer();

class RequestExtension implements Command {
  readonly outcome: 'paid' | 'failed' | 'abandoned' | 'left';
  constructor(outcome: RequestExtension['outcome']) {
    this.outcome = outcome;
  }
  check = ({ loan }: Readonly<BorrowerModel>) => loan.settledAtMs === null;
  async run(books: BorrowerModel, real: ModelCheckTarget): Promise<void> {
    const { loan } = books;
    const now = await readServerNow(server());
    expireUnpaidExtension(books, now);
    const { code, data } = await calculateExtension(real.borrower, loan.orderId);
    const isOffered = loan.requested !== null || indiaDay(dueMsOf(loan)) - indiaDay(now) <= 3;
    if (!isOffered) return assert.ok(code === 409 || data.extensionFeePaid > 0);
    const { extensionId } = data;
    const names = { extensionId, orderId: loan.orderId, orderRepayId: loan.orderId };
    const { data: applied } = await applyExtension(real.borrower, names);
    const asked = (loan.requested ??= this.request(books, now));
    const paymentId = paymentIdOf(applied.paymentUrl);
    await this.checkPrice(books, paymentId, asked);
    await this.end(books, real, { names, paymentId, asked });
    await checkBorrowerModel(books, real);
  }
  request({ loan, onTimeRepayments }: BorrowerModel, now: number): ExtensionModel {
    return {
      askedAtMs: now,
      feePaise: extensionFeeOf(loan.principalPaise, feeReductionPercent(onTimeRepayments)),
      dueBeforeMs: dueMsOf(loan),
      dueAfterMs: now + 7 * dayMs,
      paidAtMs: null,
    };
  }
  async checkPrice(
    { loan }: BorrowerModel,
    paymentId: string,
    { feePaise }: ExtensionModel,
  ): Promise<void> {
    const interest = Math.round((loan.principalPaise * 56) / 10_000);
    const processing = Math.round(((feePaise - interest) * 100) / 118);
    await checkCheckoutAmounts(server(), paymentId, [
      processing,
      feePaise - interest - processing,
      interest,
    ]);
  }
  async end(
    { loan }: BorrowerModel,
    real: ModelCheckTarget,
    {
      names,
      paymentId,
      asked,
    }: { names: Parameters<typeof giveUpExtension>[1]; paymentId: string; asked: ExtensionModel },
  ): Promise<void> {
    if (this.outcome === 'left') return;
    if (this.outcome === 'abandoned') {
      assert.equal((await giveUpExtension(real.borrower, names)).code, 0);
      loan.requested = null;
      return;
    }
    const now = await readServerNow(server());
    await decidePaymentAsPayer(server(), paymentId, this.outcome);
    await server().deliverCallbacks();
    if (this.outcome === 'failed') return;
    loan.requested = null;
    loan.extensions.push({ ...asked, paidAtMs: now });
    const { repayment } = expectedStatementOf(loan, now);
    assert.deepEqual(paiseAmountsIn(await latestSms(real)), [asked.feePaise, repayment]);
  }
  toString = () => `extend(${this.outcome})`;
}

class RequestNextLoan implements Command {
  readonly kind: 'autoApply' | 'reapply';
  readonly rupees: number;
  constructor(kind: RequestNextLoan['kind'], rupees: number) {
    this.kind = kind;
    this.rupees = rupees;
  }
  check = ({ loan, next }: Readonly<BorrowerModel>) =>
    loan.settledAtMs === null && (this.kind === 'autoApply' || next?.kind !== 'autoApply');
  async run(books: BorrowerModel, { borrower, cardId }: ModelCheckTarget): Promise<void> {
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
  check = ({ loan }: Readonly<BorrowerModel>) => loan.settledAtMs === null;
  async run(books: BorrowerModel, real: ModelCheckTarget): Promise<void> {
    const { loan, next } = books;
    const now = await readServerNow(server());
    const account = expectedStatementOf(loan, now);
    const quoted = next && (await this.quote(real, loan, asPaise(next.amountPaise)));
    const paymentId = await real.borrower.startRepayment(loan.orderId);
    await checkCheckoutAmounts(server(), paymentId, [
      account.repayment - account.lateFee,
      account.lateFee,
    ]);
    await decidePaymentAsPayer(server(), paymentId, this.isPaid ? 'paid' : 'failed');
    await server().deliverCallbacks();
    if (!this.isPaid) {
      if (next?.kind === 'reapply') books.next = null;
      return checkBorrowerModel(books, real);
    }
    loan.settledAtMs = now;
    loan.requested = null;
    if (!account.isLate) books.onTimeRepayments += 1;
    await checkBorrowerModel(books, real);
    const amountPaise = next?.amountPaise ?? 500_000;
    const orderId = next
      ? await this.startedNext(real)
      : await real.borrower.takeLoan({ cardId: real.cardId });
    books.next = null;
    await this.takeMoney(books, real, { orderId, amountPaise: asPaise(amountPaise) });
    if (quoted) await this.checkQuoteHonored(real, orderId, quoted);
    await checkBorrowerModel(books, real);
  }
  async quote({ borrower }: ModelCheckTarget, { orderId }: LoanModel, amountPaise: Paise) {
    const amount = amountPaise / 100;
    const query = { amount, period: 7, productId: '1', repaidFirst: orderId };
    return (await borrower.call('calculateQuote', { query })).data;
  }
  async startedNext({ borrower }: ModelCheckTarget): Promise<string> {
    const [newest] = (await borrower.call('listOrders')).data;
    assert.equal(newest?.orderState, '1');
    await server().moveClock(10_000);
    const { code } = await borrower.call('confirmLoan', { body: { orderId: newest!.orderId } });
    assert.equal(code, 0);
    await server().moveClock(10_000);
    return newest!.orderId;
  }
  async takeMoney(
    books: BorrowerModel,
    { borrower }: ModelCheckTarget,
    { orderId, amountPaise }: { orderId: string; amountPaise: Paise },
  ): Promise<void> {
    const { loanDate } = await borrower.detail(orderId);
    books.loan = {
      orderId,
      principalPaise: amountPaise,
      reductionPercent: feeReductionPercent(books.onTimeRepayments),
      paidOutAtMs: loanDate!,
      extensions: [],
      requested: null,
      settledAtMs: null,
    };
  }
  async checkQuoteHonored(
    { borrower }: ModelCheckTarget,
    orderId: string,
    quoted: Schema<'Quote'>,
  ): Promise<void> {
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
  async run(books: BorrowerModel, real: ModelCheckTarget): Promise<void> {
    await server().moveClock(this.days * dayMs);
    await checkBorrowerModel(books, real);
  }
  toString = () => `wait(${this.days} days)`;
}

it("every figure shown to a borrower equals the model's, after any events", async () => {
  const ends = fc.constantFrom('paid', 'paid', 'failed', 'abandoned', 'left');
  const amounts = fc.constantFrom(2000, 3000, 5000);
  const commands = fc.commands(
    [
      ends.map((outcome) => new RequestExtension(outcome)),
      amounts.map((rupees) => new RequestNextLoan('reapply', rupees)),
      amounts.map((rupees) => new RequestNextLoan('autoApply', rupees)),
      fc.constantFrom(true, true, false).map((isPaid) => new Repay(isPaid)),
      // The loan starts seconds after noon in India. Waits of quarter days keep later events
      // shortly after 0, 6, 12 or 18 o'clock, so no due time is exactly midnight.
      fc.constantFrom(0.25, 1, 4, 6, 9).map((days) => new Wait(days)),
    ],
    { maxCommands: 16 },
  );
  const run = async (all: Iterable<Command>) => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    const { loanDate } = await borrower.detail(orderId);
    const loan: LoanModel = {
      orderId,
      principalPaise: 500_000,
      reductionPercent: 0,
      paidOutAtMs: loanDate!,
      extensions: [],
      requested: null,
      settledAtMs: null,
    };
    const books: BorrowerModel = { loan, onTimeRepayments: 0, next: null };
    const real: ModelCheckTarget = { borrower, cardId };
    await checkBorrowerModel(books, real);
    await fc.asyncModelRun(() => ({ model: books, real }), all);
  };
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: modelRuns(12) });
}, 240_000);
