import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { DAY, ORIGIN, SECOND, useTestServer } from '../../../test/test-server.ts';
import { payments, products, providerCharges, schedules } from '../../db/schema/index.ts';
import { readNow } from '../../simulators/clock/clock.ts';
import { decideCharge } from '../../simulators/payments/charge.ts';
import { CALLBACK_PATH, deliverDueCallbacks } from '../../simulators/payments/deliver.ts';
import { sign, SIGNATURE_HEADER } from '../../simulators/payments/signature.ts';
import { writeSettings } from '../../simulators/settings/settings.ts';
import { readSecret } from '../secret/read.ts';

const server = useTestServer();

const now = () => readNow(server().db, server().deps.realNow);

async function decide(paymentId: string, outcome: 'paid' | 'failed' | 'cancelled'): Promise<void> {
  await decideCharge(server().db, { paymentId, outcome, now: await now() });
}

const repay = (borrower: Borrower, orderId: string) =>
  borrower.call('repayOrder', { body: { orderId } });

describe('repaying', () => {
  it('gives out a checkout on the origin of the request, with a question mark in it', async () => {
    const borrower = await signIn(server());
    const { data } = await repay(borrower, await borrower.takeLoan());
    const url = new URL(data.paymentUrl);
    expect(url.origin).toBe(ORIGIN);
    expect(url.pathname).toMatch(/^\/sandbox\/checkout\/[\w-]{16}$/);
    expect(url.search).toMatch(/^\?./);
  });

  it('settles the order when the provider says so', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
    await decide(paymentId, 'paid');
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      paymentState: 'processing',
    });
    await server().deliverCallbacks();
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '7',
      paymentState: 'paid',
    });
  });

  it('makes one payment of two taps at once, and of a later one', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const answers = await Promise.all([1, 2, 3, 4].map(() => repay(borrower, orderId)));
    answers.push(await repay(borrower, orderId));
    expect(new Set(answers.map(({ data }) => data.paymentUrl)).size).toBe(1);
    const [row] = await server()
      .db.select({ count: count() })
      .from(payments)
      .where(eq(payments.orderId, orderId));
    expect(row!.count).toBe(1);
  });

  it('refuses a second payment while one is confirmed, and after', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await decide(await borrower.startRepayment(orderId), 'paid');
    expect(await repay(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'Your payment is being confirmed. Please wait a moment.',
    });
    await server().deliverCallbacks();
    expect(await repay(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'This order is repaid already.',
    });
  });

  it.each(['failed', 'cancelled'] as const)(
    'can be begun anew after a payment was %s',
    async (outcome) => {
      const borrower = await signIn(server());
      const orderId = await borrower.takeLoan();
      const first = await borrower.startRepayment(orderId);
      await decide(first, outcome);
      await server().deliverCallbacks();
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState: '6',
        paymentState: outcome,
      });
      expect(await borrower.startRepayment(orderId)).not.toBe(first);
      await borrower.repay(orderId);
      expect(await borrower.state(orderId)).toBe('7');
    },
  );

  it('refuses an order on which nothing is due', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    expect(await repay(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'Nothing is due on this order.',
    });
  });

  it('asks for the overdue fee too, and brings an open payment up to date', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    await server().moveClock(10 * DAY);
    expect(await borrower.startRepayment(orderId)).toBe(paymentId);
    await borrower.repay(orderId);
    const [charge] = await server()
      .db.select()
      .from(providerCharges)
      .where(eq(providerCharges.paymentId, paymentId));
    expect(charge!.amountPaise).toBe(502_800 + 3 * 5_000);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueFee: 150 });
    await server().moveClock(10 * DAY);
    expect(await borrower.detail(orderId)).toMatchObject({ overdueFee: 150, overdueDays: 3 });
  });

  it('goes by the latest payment, even when the clock was set back meanwhile', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(DAY);
    await decide(await borrower.startRepayment(orderId), 'failed');
    await server().deliverCallbacks();
    await server().moveClock(-DAY / 2);
    const second = await borrower.startRepayment(orderId);
    expect(await borrower.startRepayment(orderId)).toBe(second);
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
  });

  it('is decided once', async () => {
    const borrower = await signIn(server());
    const paymentId = await borrower.startRepayment(await borrower.takeLoan());
    await decide(paymentId, 'cancelled');
    await expect(decide(paymentId, 'paid')).rejects.toThrow('not open any more');
    await server().deliverCallbacks();
    await expect(decide(paymentId, 'paid')).rejects.toThrow('not open any more');
  });
});

describe('the callback', () => {
  async function notice(changes: object = {}) {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    const amountPaise = 502_800;
    const decidedAtMs = await now();
    const fields = { paymentId, outcome: 'paid', amountPaise, decidedAtMs, ...changes };
    return { borrower, orderId, body: JSON.stringify(fields) };
  }

  const key = () => readSecret(server().db, 'payment-callback');

  const post = async (body: string, signature: string) =>
    (
      await server().fetch(CALLBACK_PATH, {
        method: 'POST',
        body,
        headers: { [SIGNATURE_HEADER]: signature },
      })
    ).status;

  it('settles once, however often it comes', async () => {
    const { borrower, orderId, body } = await notice();
    const signature = sign(await key(), body, await now());
    const statuses = await Promise.all([1, 2, 3].map(() => post(body, signature)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await borrower.state(orderId)).toBe('7');
    const home = (await borrower.call('getProductInfo', { query: { id: '1' } })).data;
    expect(home.tier).toEqual({ orderNum: 2, reductionPercent: 5 });
  });

  it('is refused without the right signature, over this very body, of this very time', async () => {
    const { borrower, orderId, body } = await notice();
    const at = await now();
    const good = sign(await key(), body, at);
    const forged = [
      '',
      'nonsense',
      sign('another key', body, at),
      sign(await key(), `${body} `, at),
      good.replace(/t=\d+/, `t=${at + 1}`),
      good.slice(0, -1) + (good.endsWith('0') ? '1' : '0'),
    ];
    for (const signature of forged) expect(await post(body, signature)).toBe(401);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('is refused when it is old', async () => {
    const { borrower, orderId, body } = await notice();
    const signature = sign(await key(), body, await now());
    await server().moveClock(301 * SECOND);
    expect(await post(body, signature)).toBe(401);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('is refused for an unknown payment or another amount', async () => {
    for (const changes of [{ paymentId: 'nobody-knows-it' }, { amountPaise: 1 }]) {
      const { borrower, orderId, body } = await notice(changes);
      expect(await post(body, sign(await key(), body, await now()))).toBe(422);
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState: '6',
        paymentState: 'open',
      });
    }
  });

  it('comes late when told to; a payment before the due date stays on time', async () => {
    await writeSettings(server().db, { callbackDelaySeconds: 86_400 });
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(7 * DAY);
    await borrower.repay(orderId);
    expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    await server().moveClock(DAY);
    await server().deliverCallbacks();
    await writeSettings(server().db, { callbackDelaySeconds: 0 });
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueDays: 0 });
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).not.toBeNull();
  });

  it('comes again until it is acknowledged', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await decide(await borrower.startRepayment(orderId), 'paid');
    const answers = [
      () => Promise.reject(new Error('down')),
      () => new Response('', { status: 503 }),
    ];
    for (const answer of answers) {
      await deliverDueCallbacks({ ...server().deps, fetchSelf: async () => answer() });
      expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    }
    await server().deliverCallbacks();
    expect((await borrower.detail(orderId)).paymentState).toBe('processing');
    await server().moveClock(5 * SECOND);
    await server().deliverCallbacks();
    expect(await borrower.state(orderId)).toBe('7');
  });
});

describe('reapplying', () => {
  const reapply = async (borrower: Borrower, orderId: string, borrowAmount = 3000) => {
    const { orderNo } = await borrower.detail(orderId);
    const [card] = (await borrower.call('findUserBankCards')).data;
    const body = { cardId: card!.id, borrowAmount, orderNo };
    return borrower.call('reapplyOrder', { body });
  };

  it('starts a new order in audit once this one is settled, and not before', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect((await reapply(borrower, orderId)).code).toBe(0);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
    await borrower.repay(orderId);
    const { data } = await borrower.call('listOrders');
    expect(data.map(({ orderState, loanAmount }) => [orderState, loanAmount])).toEqual([
      ['1', 3000],
      ['7', 5000],
    ]);
  });

  it('waits once for a repayment', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const answers = await Promise.all([reapply(borrower, orderId), reapply(borrower, orderId)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 409]);
  });

  it('refuses an amount that is not offered and an order that is not to be repaid', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect((await reapply(borrower, orderId, 4999)).code).toBe(422);
    await borrower.repay(orderId);
    expect((await reapply(borrower, orderId)).code).toBe(409);
  });

  it('never stands in the way of the repayment', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await reapply(borrower, orderId);
    const isFull = (value: boolean) =>
      server().db.update(products).set({ isFull: value }).where(eq(products.id, '1'));
    await isFull(true);
    await borrower.repay(orderId);
    await isFull(false);
    expect(await borrower.state(orderId)).toBe('7');
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
    const [wish] = await server().db.select().from(schedules).where(eq(schedules.orderId, orderId));
    expect(wish!.state).toBe('refused');
  });
});

describe('without a checkout', () => {
  const closed = useTestServer({ sandboxPages: 'off' });

  it('payments are not offered, and nothing of the sandbox is there', async () => {
    const borrower = await signIn(closed());
    const answer = await repay(borrower, await borrower.takeLoan());
    expect(answer).toMatchObject({ status: 503, code: 503 });
    for (const path of ['/sandbox', '/sandbox/inbox', CALLBACK_PATH]) {
      expect((await closed().fetch(path, { method: 'POST' })).status).toBe(404);
    }
  });
});
