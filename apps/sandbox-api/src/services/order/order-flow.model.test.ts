import assert from 'node:assert/strict';
import { dayMs, isOrderActionAllowed, isTerminalOrderState, type OrderState } from '@kosha/domain';
import fc from 'fast-check';
import { it } from 'vitest';
import {
  decidePaymentAsPayer,
  paymentIdOf,
  signIn,
  type Borrower,
} from '../../../test/borrower.ts';
import { secondMs, useTestServer } from '../../../test/test-server.ts';
import { modelRuns } from '../../../test/model-runs.ts';

interface Model {
  state: OrderState | null;
  isAuto: boolean;
  leftMs: number | null;
  hasOpenPayment: boolean;
}

interface Real {
  borrower: Borrower;
  cardId: string;
  orderId: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const auditMs = 4 * secondMs;
const lendingMs = 3 * secondMs;
/**
 * These steps keep the clock near noon in India. At midnight, when loans become overdue, the model
 * and the server would differ by some seconds.
 */
const stepMs = [secondMs, 2 * secondMs, 5 * secondMs, 10 * dayMs] as const;

const server = useTestServer();

function pass(model: Model, byMs: number): void {
  if (model.leftMs === null) return;
  model.leftMs -= byMs;
  if (model.leftMs > 0) return;
  const over = -model.leftMs;
  if (model.state === '1') {
    model.state = model.isAuto ? '4' : '2';
    model.leftMs = model.isAuto ? lendingMs : null;
  } else if (model.state === '4') {
    model.state = '6';
    model.leftMs = 7 * dayMs + dayMs / 2;
  } else {
    model.state = '8';
    model.leftMs = null;
  }
  pass(model, over);
}

async function check(model: Model, real: Real): Promise<void> {
  const { data } = await real.borrower.call('listOrders');
  const [newest] = data;
  assert.equal(newest?.orderState ?? null, model.state);
  const running = data.filter(({ orderState }) => !isTerminalOrderState(orderState as OrderState));
  assert.ok(running.length <= 1);
}

const isRunning = ({ state }: Model) => state !== null && !isTerminalOrderState(state);

class Apply implements Command {
  readonly isAuto: boolean;
  constructor(isAuto: boolean) {
    this.isAuto = isAuto;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const { cardId } = real;
    const response = await real.borrower.apply({ cardId, autoMoney: this.isAuto ? 1 : 0 });
    assert.equal(response.code, isRunning(model) ? 409 : 0);
    if (response.code === 0) {
      real.orderId = response.data!.orderId;
      Object.assign(model, {
        state: '1',
        isAuto: this.isAuto,
        leftMs: auditMs,
        hasOpenPayment: false,
      });
    }
    await check(model, real);
  }
  toString = () => `apply(auto: ${this.isAuto})`;
}

class Confirm implements Command {
  check = (model: Readonly<Model>) => model.state !== null;
  async run(model: Model, real: Real): Promise<void> {
    const { code } = await real.borrower.call('confirmLoan', { body: { orderId: real.orderId } });
    assert.equal(
      code,
      model.state !== null && isOrderActionAllowed('confirmLoan', model.state) ? 0 : 409,
    );
    if (code === 0) Object.assign(model, { state: '4', leftMs: lendingMs });
    await check(model, real);
  }
  toString = () => 'confirm';
}

class Repay implements Command {
  readonly outcome: 'paid' | 'failed' | 'cancelled' | null;
  constructor(outcome: Repay['outcome']) {
    this.outcome = outcome;
  }
  check = (model: Readonly<Model>) => model.state !== null;
  async run(model: Model, real: Real): Promise<void> {
    const { borrower, orderId } = real;
    const { code, data } = await borrower.call('repayOrder', { body: { orderId } });
    assert.equal(
      code,
      model.state !== null && isOrderActionAllowed('repay', model.state) ? 0 : 409,
    );
    if (code === 0) {
      model.hasOpenPayment = true;
      if (this.outcome !== null) await this.decide(model, data.paymentUrl, this.outcome);
    }
    await check(model, real);
    const { paymentState } = await borrower.detail(orderId);
    assert.equal(paymentState === 'open', model.hasOpenPayment);
  }
  async decide(model: Model, paymentUrl: string, outcome: NonNullable<Repay['outcome']>) {
    await decidePaymentAsPayer(server(), paymentIdOf(paymentUrl), outcome);
    await server().deliverCallbacks();
    model.hasOpenPayment = false;
    if (outcome === 'paid') Object.assign(model, { state: '7', leftMs: null });
  }
  toString = () => `repay(${this.outcome ?? 'left open'})`;
}

class Wait implements Command {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await server().moveClock(this.ms);
    pass(model, this.ms);
    await check(model, real);
  }
  toString = () => `wait(${this.ms} ms)`;
}

it('an order moves like the model in any sequence of actions', async () => {
  const commands = fc.commands(
    [
      fc.boolean().map((isAuto) => new Apply(isAuto)),
      fc.constant(new Confirm()),
      fc
        .constantFrom('paid', 'paid', 'failed', 'cancelled', null)
        .map((outcome) => new Repay(outcome)),
      fc.constantFrom(...stepMs).map((ms) => new Wait(ms)),
    ],
    { maxCommands: 25 },
  );
  const run = async (all: Iterable<Command>) => {
    const borrower = await signIn(server());
    const real = { borrower, cardId: await borrower.addCard(), orderId: '' };
    const model: Model = { state: null, isAuto: true, leftMs: null, hasOpenPayment: false };
    await fc.asyncModelRun(() => ({ model, real }), all);
  };
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: modelRuns(25) });
}, 120_000);
