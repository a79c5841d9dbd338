import assert from 'node:assert/strict';
import { asPaise, dayMs, wholeDaysOverdue } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { it } from 'vitest';
import { decidePaymentAsPayer, signIn, type Borrower } from '../../../test/borrower.ts';
import {
  applyExtension,
  calculateExtension,
  giveUpExtension,
  paymentIdOf,
} from '../../../test/extension.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { modelRuns } from '../../../test/model-runs.ts';
import { payments } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { recordNotice } from '../payment/settle.ts';

interface Model {
  dueAtMs: number;
  isRepaid: boolean;
  isExtended: boolean;
  carriedDays: number;
  request: Request | null;
}

interface Request {
  atMs: number;
  overdueDays: number;
  end: 'open' | 'paid' | 'expired' | 'abandoned' | 'replaced';
}

interface Real {
  borrower: Borrower;
  orderId: string;
  feeId: string | null;
  feesReported: number;
}

type Command = fc.AsyncCommand<Model, Real>;
type Names = Parameters<typeof applyExtension>[1];

const server = useTestServer();
const nowOf = () => readNow(server().db, server().deps.realNow);
const feeRupees = 205;
const feePaise = feeRupees * 100;

function expire(model: Model, now: number): void {
  if (model.request?.end === 'open' && now >= model.request.atMs + dayMs) {
    model.request.end = 'expired';
  }
}

const isOpen = ({ request }: Model) => request?.end === 'open';

const calendarDayInIndia = (atMs: number) => Math.floor(atMs / dayMs + 5.5 / 24);

const isOffered = (model: Model, now: number) =>
  !model.isRepaid &&
  !isOpen(model) &&
  calendarDayInIndia(model.dueAtMs) - calendarDayInIndia(now) <= 3;

function expectedState(model: Model, now: number): string {
  if (model.isRepaid) return '7';
  if (isOpen(model)) return '11';
  return wholeDaysOverdue(model.dueAtMs, now) > 0 ? '8' : '6';
}

function pay(model: Model, request: Request): void {
  request.end = 'paid';
  model.dueAtMs = request.atMs + 7 * dayMs;
  model.carriedDays += request.overdueDays;
  model.isExtended = true;
}

async function check(model: Model, { borrower, orderId, feesReported }: Real): Promise<void> {
  const now = await nowOf();
  expire(model, now);
  const detail = await borrower.detail(orderId);
  assert.equal(detail.orderState, expectedState(model, now));
  assert.equal(detail.repaymentDate, model.dueAtMs);
  assert.equal(detail.extensionState, isOpen(model) ? 1 : model.isExtended ? 3 : 0);
  if (!model.isRepaid) {
    const lateDays = model.carriedDays + wholeDaysOverdue(model.dueAtMs, now);
    assert.equal(detail.repaymentAmount, 5028 + 50 * lateDays);
  }
  const fees = await server().db.select().from(payments).where(eq(payments.orderId, orderId));
  const paid = fees.filter(({ purpose, state }) => purpose === 'extension' && state === 'paid');
  assert.equal(paid.length, feesReported);
}

async function namesOf({ borrower, orderId }: Real): Promise<Names> {
  const { code, data } = await calculateExtension(borrower, orderId);
  const extensionId = code === 0 ? data.extensionId : `${orderId}-1`;
  return { extensionId, orderId, orderRepayId: orderId };
}

class Apply implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const now = await nowOf();
    expire(model, now);
    const mayAsk = isOffered(model, now);
    const response = await applyExtension(real.borrower, await namesOf(real));
    if (mayAsk) {
      const overdueDays = wholeDaysOverdue(model.dueAtMs, now);
      model.request = { atMs: now, overdueDays, end: 'open' };
    }
    if (isOpen(model)) {
      assert.equal(response.code, 0);
      real.feeId = paymentIdOf(response.data.paymentUrl);
    } else {
      assert.ok([404, 409].includes(response.code));
    }
    await check(model, real);
  }
  toString = () => 'apply';
}

class Decide implements Command {
  readonly outcome: 'paid' | 'failed' | 'cancelled';
  constructor(outcome: Decide['outcome']) {
    this.outcome = outcome;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await check(model, real);
    if (real.feeId === null) return;
    const pressed = await decidePaymentAsPayer(server(), real.feeId, this.outcome).then(
      () => true,
      () => false,
    );
    assert.equal(pressed, isOpen(model));
    await server().deliverCallbacks();
    real.feeId = null;
    if (pressed && this.outcome === 'paid' && model.request !== null) {
      pay(model, model.request);
      real.feesReported += 1;
    }
    await check(model, real);
  }
  toString = () => `pay the fee (${this.outcome})`;
}

/** Simulates a late report of a paid fee: the request for the extension may already have ended. */
class ReportLate implements Command {
  readonly isInTime: boolean;
  constructor(isInTime: boolean) {
    this.isInTime = isInTime;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await check(model, real);
    const { feeId: paymentId } = real;
    if (paymentId === null || model.request === null) return;
    const { request } = model;
    const decidedAtMs = request.atMs + (this.isInTime ? dayMs - 1 : dayMs);
    const notice = {
      paymentId,
      outcome: 'paid',
      amountPaise: asPaise(feePaise),
      decidedAtMs,
    } as const;
    await recordNotice(server().db, notice, decidedAtMs);
    await recordNotice(server().db, notice, decidedAtMs);
    const canStillBuy = request.end === 'open' || request.end === 'expired';
    if (this.isInTime && canStillBuy && !model.isRepaid) pay(model, request);
    real.feesReported += 1;
    real.feeId = null;
    await check(model, real);
  }
  toString = () => `late notice (paid ${this.isInTime ? 'in' : 'out of'} time)`;
}

class Abandon implements Command {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await check(model, real);
    const wasOpen = isOpen(model);
    const { code } = await giveUpExtension(real.borrower, await namesOf(real));
    if (wasOpen && model.request !== null) {
      assert.equal(code, 0);
      model.request.end = 'abandoned';
    }
    await check(model, real);
  }
  toString = () => 'abandon';
}

class Repay implements Command {
  check = (model: Readonly<Model>) => !model.isRepaid;
  async run(model: Model, real: Real): Promise<void> {
    await check(model, real);
    await real.borrower.repay(real.orderId);
    if (model.request?.end === 'open') model.request.end = 'replaced';
    model.isRepaid = true;
    await check(model, real);
  }
  toString = () => 'repay';
}

class Jump implements Command {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await server().moveClock(this.ms);
    await check(model, real);
  }
  toString = () => `jump(${this.ms / dayMs} days)`;
}

it('an extension behaves like the model in any sequence of actions', async () => {
  const commands = fc.commands(
    [
      fc.constant(new Apply()),
      fc.constantFrom('paid', 'paid', 'failed', 'cancelled').map((outcome) => new Decide(outcome)),
      fc.boolean().map((isInTime) => new ReportLate(isInTime)),
      fc.constant(new Abandon()),
      fc.constant(new Repay()),
      fc.constantFrom(0.25, 0.75, 1, 2, 5).map((days) => new Jump(days * dayMs)),
    ],
    { maxCommands: 20 },
  );
  const run = async (all: Iterable<Command>) => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(5 * dayMs);
    const { repaymentDate } = await borrower.detail(orderId);
    const real: Real = { borrower, orderId, feeId: null, feesReported: 0 };
    const model: Model = {
      dueAtMs: repaymentDate!,
      isRepaid: false,
      isExtended: false,
      carriedDays: 0,
      request: null,
    };
    await fc.asyncModelRun(() => ({ model, real }), all);
  };
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: modelRuns(20) });
}, 240_000);
