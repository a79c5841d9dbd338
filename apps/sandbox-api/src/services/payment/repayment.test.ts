import { dayMs } from '@kosha/domain';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { throwError } from '../../../test/raise.ts';
import { appOrigin, useTestServer } from '../../../test/test-server.ts';
import { payments } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { advanceDueOrders } from '../up-to-date/advance.ts';
import { callbackPath } from '../../providers/payment/notice.ts';
import { providerCharges } from '../../db/schema/providers.ts';

const server = useTestServer();

const repay = (borrower: Borrower, orderId: string) =>
  borrower.call('repayOrder', { body: { orderId } });

describe('repaying', () => {
  it("returns a checkout URL with the request's origin and a question mark", async () => {
    const borrower = await signIn(server());
    const { data } = await repay(borrower, await borrower.takeLoan());
    const url = new URL(data.paymentUrl);
    expect(url.origin).toBe(appOrigin);
    expect(url.pathname).toMatch(/^\/sandbox\/checkout\/[\w-]{43}$/);
    expect(url.search).toMatch(/^\?./);
  });

  it("settles the order when the provider's notification arrives", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
    await decidePaymentAsPayer(server(), paymentId, 'paid');
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

  it('is shown as being checked, on home and in the list, from the decision until the notification', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentStates = async () => {
      const { undwayList } = (await borrower.call('getHomeIndex')).data;
      const [listed] = (await borrower.call('listOrders')).data;
      return [undwayList[0]?.paymentState, listed?.paymentState];
    };
    const paymentId = await borrower.startRepayment(orderId);
    expect(await paymentStates()).toEqual(['none', 'none']);
    await decidePaymentAsPayer(server(), paymentId, 'paid');
    expect(await paymentStates()).toEqual(['checking', 'checking']);
    const { undwayList } = (await borrower.call('getHomeIndex')).data;
    expect(undwayList[0]).toMatchObject({
      amountMsg: 'We are checking your payment',
      fullButtonName: 'View Order',
    });
    await server().deliverCallbacks();
    expect(await paymentStates()).toEqual([undefined, 'none']);
  });

  it('sends a receipt by SMS; the SMS about the payout has the amount to repay', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { orderNo } = await borrower.detail(orderId);
    const [sent] = await listSmsTo(server(), borrower.phone);
    expect(sent).toContain(
      `We sent ₹4,410 for your loan ${orderNo} to your bank account XXXX7890.`,
    );
    expect(sent).toContain('Repay ₹5,028 by ');
    await borrower.repay(orderId);
    const [receipt] = await listSmsTo(server(), borrower.phone);
    expect(receipt).toBe(
      `We received ₹5,028. Your loan ${orderNo} is repaid, and nothing is left to pay.`,
    );
  });

  it('sends an SMS about a payout, or its failure, even if the borrower does not open the app', async () => {
    const { db } = server();
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 1 });
    const failing = await signIn(server());
    await failing.takeLoan({ cardId: await failing.addCard('50100234567899'), autoMoney: 1 });
    await advanceDueOrders(db, await readNow(db, server().deps.realNow), throwError);
    const [sent] = await listSmsTo(server(), borrower.phone);
    expect(sent).toMatch(
      /^We sent ₹4,410 for your loan KS\d+ to your bank account \S+7890\. Repay ₹5,028 by /,
    );
    const [notSent] = await listSmsTo(server(), failing.phone);
    expect(notSent).toMatch(/could not be sent to your bank account\. Nothing is owed\./);
    expect((await borrower.detail(orderId)).orderState).toBe('6');
  });

  it('returns a tier only in the order whose repayment reached it', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    await borrower.repayOnTime(5, cardId);
    const { data } = await borrower.call('listOrders');
    const reached = await Promise.all(
      data.toReversed().map(async ({ orderId }) => {
        const { tierReached } = await borrower.detail(orderId);
        return tierReached?.orderNum ?? null;
      }),
    );
    expect(reached).toEqual([2, 3, null, 4, 5]);
  });

  it('creates one payment for concurrent and repeated taps', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const responses = await Promise.all([1, 2, 3, 4].map(() => repay(borrower, orderId)));
    responses.push(await repay(borrower, orderId));
    expect(new Set(responses.map(({ data }) => data.paymentUrl)).size).toBe(1);
    const [row] = await server()
      .db.select({ count: count() })
      .from(payments)
      .where(eq(payments.orderId, orderId));
    expect(row!.count).toBe(1);
  });

  it('rejects a second payment while the first is being confirmed, and after it', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), 'paid');
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
    'can be started again after a payment was %s',
    async (outcome) => {
      const borrower = await signIn(server());
      const orderId = await borrower.takeLoan();
      const first = await borrower.startRepayment(orderId);
      await decidePaymentAsPayer(server(), first, outcome);
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

  it('is rejected for an order with nothing due', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    expect(await repay(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'Nothing is due on this order.',
    });
    expect(await borrower.detail(orderId)).toMatchObject({ overdueDays: 0, overdueFee: 0 });
  });

  it('includes the overdue fee, and updates an open payment', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const paymentId = await borrower.startRepayment(orderId);
    await server().moveClock(10 * dayMs);
    expect(await borrower.startRepayment(orderId)).toBe(paymentId);
    await borrower.repay(orderId);
    const [charge] = await server()
      .db.select()
      .from(providerCharges)
      .where(eq(providerCharges.paymentId, paymentId));
    expect(charge!.amountPaise).toBe(502_800 + 3 * 5_000);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueFee: 150 });
    await server().moveClock(10 * dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({ overdueFee: 150, overdueDays: 3 });
  });

  it('uses the latest payment, even if the clock was set back after the first', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(dayMs);
    await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), 'failed');
    await server().deliverCallbacks();
    await server().moveClock(-dayMs / 2);
    const second = await borrower.startRepayment(orderId);
    expect(await borrower.startRepayment(orderId)).toBe(second);
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
  });

  it('can be decided only once', async () => {
    const borrower = await signIn(server());
    const paymentId = await borrower.startRepayment(await borrower.takeLoan());
    await decidePaymentAsPayer(server(), paymentId, 'cancelled');
    await expect(decidePaymentAsPayer(server(), paymentId, 'paid')).rejects.toThrow(
      'not open any more',
    );
    await server().deliverCallbacks();
    await expect(decidePaymentAsPayer(server(), paymentId, 'paid')).rejects.toThrow(
      'not open any more',
    );
  });
});

describe('without a checkout', () => {
  const closed = useTestServer({ sandboxPages: 'off' });

  it('payments and the sandbox are unavailable', async () => {
    const borrower = await signIn(closed());
    const response = await repay(borrower, await borrower.takeLoan());
    expect(response).toMatchObject({ status: 503, code: 503 });
    for (const path of ['/sandbox', '/sandbox/inbox', callbackPath]) {
      expect((await closed().fetch(path, { method: 'POST' })).status).toBe(404);
    }
  });
});
