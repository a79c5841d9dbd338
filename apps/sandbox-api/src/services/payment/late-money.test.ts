import { asPaise, dayMs, minuteMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import {
  orderEvents,
  paymentNotices,
  payments,
  type PaymentOutcome,
} from '../../db/schema/index.ts';
import { readServerNow } from '../../../test/check-books.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { recordNotice } from './settle.ts';

const server = useTestServer();
const repaymentPaise = asPaise(502_800);

async function report(paymentId: string, outcome: PaymentOutcome, changes: object = {}) {
  const now = await readServerNow(server());
  const notice = { paymentId, outcome, amountPaise: repaymentPaise, decidedAtMs: now };
  return recordNotice(server().db, { ...notice, ...changes }, now);
}

async function borrowAndBegin() {
  const borrower = await signIn(server());
  const orderId = await borrower.takeLoan();
  return { borrower, orderId, paymentId: await borrower.startRepayment(orderId) };
}

const rowOf = async (paymentId: string) =>
  (await server().db.select().from(payments).where(eq(payments.id, paymentId)))[0]!;

describe('a late payment', () => {
  it.each(['failed', 'cancelled'] as const)(
    'settles the loan after it was reported as %s',
    async (outcome) => {
      const { borrower, orderId, paymentId } = await borrowAndBegin();
      await decidePaymentAsPayer(server(), paymentId, outcome);
      await server().deliverCallbacks();
      expect(await report(paymentId, 'paid')).toBe('settled-late');
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState: '7',
        paymentState: 'paid',
      });
      expect(await report(paymentId, 'paid')).toBe('none');
    },
  );

  it('settles the loan after it was reported as failed, and cancels the next open payment', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    await report(paymentId, 'failed');
    const next = await borrower.startRepayment(orderId);
    expect(await report(paymentId, 'paid')).toBe('settled-late');
    expect(await rowOf(next)).toMatchObject({ state: 'cancelled' });
    await expect(decidePaymentAsPayer(server(), next, 'paid')).rejects.toThrow('not open any more');
    expect((await borrower.detail(orderId)).paymentState).toBe('paid');
  });

  it('settles the loan after it was reported as failed; the next payment is refunded, with an SMS', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    await report(paymentId, 'failed');
    const next = await borrower.startRepayment(orderId);
    await decidePaymentAsPayer(server(), next, 'paid');
    expect(await report(paymentId, 'paid')).toBe('settled-late');
    await server().deliverCallbacks();
    expect(await rowOf(paymentId)).toMatchObject({ state: 'paid', refundDueAtMs: null });
    expect(await rowOf(next)).toMatchObject({
      state: 'paid',
      refundDueAtMs: expect.any(Number) as number,
    });
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', paymentState: 'paid' });
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms!.body).toMatch(/^We received ₹5,028 for your loan KS\d+, which it did not settle\./);
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.seq);
    expect(events.filter(({ toState }) => toState === '7').map(({ cause }) => cause)).toEqual([
      'repaid',
      'repayment did not settle the loan, to be given back',
    ]);
  });

  it('is refunded if more is due by then, and the loan can still be repaid', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    await report(paymentId, 'failed');
    await server().moveClock(10 * dayMs);
    expect(await report(paymentId, 'paid')).toBe('to-give-back');
    expect(await borrower.state(orderId)).toBe('8');
    await borrower.repay(orderId);
    expect(await borrower.state(orderId)).toBe('7');
  });

  it('counts as paid on the day of the decision', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    const decidedAtMs = await readServerNow(server());
    await report(paymentId, 'failed', { decidedAtMs });
    await server().moveClock(10 * dayMs);
    expect(await borrower.state(orderId)).toBe('8');
    expect(await report(paymentId, 'paid', { decidedAtMs })).toBe('settled-late');
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueDays: 0 });
  });
});

describe('an open payment', () => {
  it('settles the loan if paid in time, even if its notification arrives when more is due', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    const decidedAtMs = await readServerNow(server());
    await server().moveClock(10 * dayMs);
    expect(await report(paymentId, 'paid', { decidedAtMs })).toBe('settled');
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', overdueDays: 0 });
  });

  it('is refunded if it was paid when more was due, and the borrower is notified', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    await server().moveClock(12 * dayMs);
    expect(await report(paymentId, 'paid')).toBe('to-give-back');
    expect(await borrower.state(orderId)).toBe('8');
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms!.body).toContain('which it did not settle');
    await borrower.repay(orderId);
    expect(await borrower.state(orderId)).toBe('7');
  });

  it('is refunded if it was paid when less was due', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    const decidedAtMs = await readServerNow(server());
    await server().moveClock(12 * dayMs);
    expect(await borrower.startRepayment(orderId)).toBe(paymentId);
    const { amountPaise } = await rowOf(paymentId);
    expect(await report(paymentId, 'paid', { amountPaise, decidedAtMs })).toBe('to-give-back');
    expect(await borrower.state(orderId)).toBe('8');
  });
});

describe('an inconsistent notification', () => {
  it('changes nothing if its outcome differs from the first', async () => {
    const { paymentId } = await borrowAndBegin();
    expect(await report(paymentId, 'failed')).toBe('settled');
    expect(await report(paymentId, 'cancelled')).toBe('none');
    expect(await rowOf(paymentId)).toMatchObject({ state: 'failed' });
  });

  it('changes nothing and is marked if it reports a paid payment as failed', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    await report(paymentId, 'paid');
    expect(await report(paymentId, 'failed')).toBe('contradicts');
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '7', paymentState: 'paid' });
  });

  it('is recorded and changes nothing if the amount differs or the payment is unknown', async () => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    expect(await report(paymentId, 'paid', { amountPaise: 1 })).toBe('other-amount');
    expect(await report('nobody-knows-it', 'paid')).toBe('unknown-payment');
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
  });

  it.each([
    ['before the payment was started', -1],
    ['40 days before', -40 * dayMs],
    ['more than five minutes ahead', 5 * minuteMs + 1],
    ['in a year', 365 * dayMs],
  ])('is recorded and changes nothing if the decision time is %s', async (_, offMs) => {
    const { borrower, orderId, paymentId } = await borrowAndBegin();
    const decidedAtMs = (await readServerNow(server())) + offMs;
    for (const outcome of ['paid', 'failed'] as const)
      expect(await report(paymentId, outcome, { decidedAtMs })).toBe('other-time');
    expect((await borrower.detail(orderId)).paymentState).toBe('open');
    const notices = await server()
      .db.select()
      .from(paymentNotices)
      .where(eq(paymentNotices.paymentId, paymentId));
    expect(notices.map(({ effect }) => effect)).toEqual(['other-time', 'other-time']);
  });

  it('counts if the decision time is up to five minutes ahead, because clocks differ', async () => {
    const { paymentId } = await borrowAndBegin();
    const decidedAtMs = (await readServerNow(server())) + 5 * minuteMs;
    expect(await report(paymentId, 'paid', { decidedAtMs })).toBe('settled');
  });
});
