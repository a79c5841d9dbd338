import { asPaise, dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePaymentAsPayer, signIn } from '../../../test/borrower.ts';
import {
  applyExtension,
  startExtensionPayment,
  calculateExtension,
  payExtensionWithOutcome,
  giveUpExtension,
  fetchExtensionIds,
  createExtendableLoan,
} from '../../../test/extension.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { orderEvents, payments } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { recordNotice } from '../payment/settle.ts';
import { listSms } from '../../providers/sms/inbox.ts';

const server = useTestServer();
const hourMs = dayMs / 24;
const nowOf = () => readNow(server().db, server().deps.realNow);

describe('paying the fee', () => {
  it('moves the due date to seven days after the request, even late in the 24 hours', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const requestedAtMs = await nowOf();
    const names = await fetchExtensionIds(borrower, orderId);
    const feeId = await startExtensionPayment(borrower, orderId);
    await server().moveClock(23 * hourMs);
    await decidePaymentAsPayer(server(), feeId, 'paid');
    await server().deliverCallbacks();
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      extensionState: 3,
      isExtension: false,
      repaymentDate: requestedAtMs + 7 * dayMs,
      repaymentAmount: 5028,
      overdueFee: 0,
      extensionMsg: expect.stringMatching(/^You paid ₹205 to move the due date/),
    });
    expect((await calculateExtension(borrower, orderId)).data).toMatchObject({
      extensionFeePaid: 205,
      paymentState: 'paid',
      payUntil: null,
    });
    const already = { code: 409, msg: 'This extension is already paid.' };
    expect(await applyExtension(borrower, names)).toMatchObject(already);
    expect(await giveUpExtension(borrower, names)).toMatchObject(already);
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms?.body).toMatch(/^We received ₹205\. Your loan KS\d+ is now due on/);
  });

  it('makes a repayment by the new due date count as on time', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    await server().moveClock(5 * dayMs);
    await borrower.repay(orderId);
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).toMatchObject({ orderNum: 2 });
  });

  it('stops the overdue fee, but the accrued fee is still owed, and the repayment counts as late', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(10 * dayMs);
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    await server().moveClock(5 * dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      overdueDays: 0,
      overdueFee: 150,
      repaymentAmount: 5178,
    });
    // Overdue again for 3 days. The fee also includes the 3 overdue days before the extension.
    await server().moveClock(5 * dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '8',
      overdueDays: 3,
      overdueFee: 300,
    });
    await borrower.repay(orderId);
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).toBeNull();
  });

  it.each(['failed', 'cancelled'] as const)(
    'can be started again within the 24 hours after a payment was %s',
    async (outcome) => {
      const borrower = await signIn(server());
      const orderId = await createExtendableLoan(borrower);
      await payExtensionWithOutcome(borrower, orderId, outcome);
      expect((await calculateExtension(borrower, orderId)).data).toMatchObject({
        paymentState: outcome,
      });
      expect(await borrower.state(orderId)).toBe('11');
      await payExtensionWithOutcome(borrower, orderId, 'paid');
      expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', extensionState: 3 });
    },
  );

  it('blocks other actions, and the end of the 24 hours, while it is being confirmed', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const names = await fetchExtensionIds(borrower, orderId);
    await decidePaymentAsPayer(server(), await startExtensionPayment(borrower, orderId), 'paid');
    const confirmed = 'Your payment is being confirmed. Please wait a moment.';
    expect(await applyExtension(borrower, names)).toMatchObject({ code: 409, msg: confirmed });
    expect(await giveUpExtension(borrower, names)).toMatchObject({ code: 409, msg: confirmed });
    expect(await borrower.call('repayOrder', { body: { orderId } })).toMatchObject({
      code: 409,
      msg: 'Your extension fee is being confirmed. Please wait a moment.',
    });
    await server().moveClock(2 * dayMs);
    expect(await borrower.state(orderId)).toBe('11');
    await server().deliverCallbacks();
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', extensionState: 3 });
  });

  it('can be paid for another extension near the new due date', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    await server().moveClock(6 * dayMs);
    expect((await calculateExtension(borrower, orderId)).data.extensionFeePaid).toBe(0);
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', extensionState: 3 });
  });
});

describe('money that arrives after the request has ended', () => {
  const eventsOf = (orderId: string) =>
    server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.seq);

  const report = async (paymentId: string, decidedAtMs: number) =>
    recordNotice(
      server().db,
      { paymentId, outcome: 'paid', amountPaise: asPaise(20_500), decidedAtMs },
      decidedAtMs,
    );

  it('buys the extension if it was paid in time', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const requestedAtMs = await nowOf();
    const feeId = await startExtensionPayment(borrower, orderId);
    await server().moveClock(3 * dayMs);
    expect(await borrower.state(orderId)).toBe('8');
    await report(feeId, requestedAtMs + 23 * hourMs);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      extensionState: 3,
      overdueFee: 0,
      repaymentDate: requestedAtMs + 7 * dayMs,
    });
    const causes = (await eventsOf(orderId)).map(({ cause }) => cause);
    expect(causes.slice(-2)).toEqual(['extension fee was paid in time', 'extension paid']);
  });

  it.each(['after the 24 hours', 'after it was given up', 'after the loan was repaid'] as const)(
    'is to be refunded %s, once, and the borrower is notified',
    async (when) => {
      const borrower = await signIn(server());
      const orderId = await createExtendableLoan(borrower);
      const names = await fetchExtensionIds(borrower, orderId);
      const feeId = await startExtensionPayment(borrower, orderId);
      if (when === 'after the 24 hours') await server().moveClock(dayMs);
      if (when === 'after it was given up') await giveUpExtension(borrower, names);
      if (when === 'after the loan was repaid') await borrower.repay(orderId);
      const before = await borrower.detail(orderId);
      const now = await nowOf();
      await report(feeId, now);
      await report(feeId, now);
      const { orderState, repaymentDate } = before;
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState,
        repaymentDate,
        extensionState: 0,
        extensionMsg: expect.stringContaining('The money goes back to you'),
      });
      const [fee] = await server().db.select().from(payments).where(eq(payments.id, feeId));
      expect(fee).toMatchObject({ state: 'paid', refundDueAtMs: now });
      const events = await eventsOf(orderId);
      expect(events.at(-1)?.cause).toBe('extension fee came too late, to be given back');
      const messages = (await listSms(server().db, borrower.phone)).filter(({ body }) =>
        body.includes('the money goes back to you'),
      );
      expect(messages).toHaveLength(1);
    },
  );

  it('is to be refunded while the next payment of the fee is being confirmed', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const first = await startExtensionPayment(borrower, orderId);
    await decidePaymentAsPayer(server(), first, 'failed');
    await server().deliverCallbacks();
    await decidePaymentAsPayer(server(), await startExtensionPayment(borrower, orderId), 'paid');
    expect(await report(first, await nowOf())).toBe('to-give-back');
    expect(await borrower.state(orderId)).toBe('11');
    await server().deliverCallbacks();
    expect((await borrower.detail(orderId)).extensionState).toBe(3);
  });

  it('is to be refunded if another extension was requested meanwhile', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const requestedAtMs = await nowOf();
    const first = await startExtensionPayment(borrower, orderId);
    await server().moveClock(dayMs);
    await startExtensionPayment(borrower, orderId);
    await report(first, requestedAtMs + hourMs);
    expect(await borrower.state(orderId)).toBe('11');
    const [fee] = await server().db.select().from(payments).where(eq(payments.id, first));
    expect(fee!.refundDueAtMs).not.toBeNull();
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    expect((await borrower.detail(orderId)).extensionState).toBe(3);
  });
});
