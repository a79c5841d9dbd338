import { throwError } from '../../../test/raise.ts';
import { dayMs } from '@kosha/domain';
import { count, eq } from 'drizzle-orm';
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
import { payments } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { advanceDueOrders } from '../up-to-date/advance.ts';

const server = useTestServer();
const hourMs = dayMs / 24;
const nowOf = () => readNow(server().db, server().deps.realNow);

describe('an offered extension', () => {
  it('costs a processing fee with GST and seven days of interest, and moves the due date', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const now = await nowOf();
    const { data } = await calculateExtension(borrower, orderId);
    expect(data).toMatchObject({
      orderRepayId: orderId,
      extensionFee: 205,
      extensionFeePaid: 0,
      extensionServiceFee: 177,
      extensionRate: 3,
      interest: 28,
      extensionApplyTime: now,
      extensionDay: 7,
      extensionTime: now + 7 * dayMs,
      payUntil: null,
      paymentState: 'none',
      overdueRate: 1,
    });
  });

  it('is not requested when it is only read', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const first = (await calculateExtension(borrower, orderId)).data;
    expect((await calculateExtension(borrower, orderId)).data).toEqual(first);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', isExtension: true });
  });

  it('has a lower rate and fee with a tier', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    await borrower.repayOnTime(1, cardId);
    const orderId = await borrower.takeLoan({ cardId });
    await server().moveClock(6 * dayMs);
    const { data } = await calculateExtension(borrower, orderId);
    expect(data).toMatchObject({ extensionRate: 2.85, extensionFee: 196.15 });
  });

  it('is offered from three days before the due date, and while the loan is overdue', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const refused = { code: 409, msg: 'This order cannot be extended now.' };
    await server().moveClock(3 * dayMs);
    expect(await calculateExtension(borrower, orderId)).toMatchObject(refused);
    expect((await borrower.detail(orderId)).isExtension).toBe(false);
    await server().moveClock(dayMs);
    expect((await calculateExtension(borrower, orderId)).code).toBe(0);
    await server().moveClock(20 * dayMs);
    expect((await calculateExtension(borrower, orderId)).code).toBe(0);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '8', isExtension: true });
  });

  it('is not offered if the setting disables it, but a requested extension stays', async () => {
    const borrower = await signIn(server());
    const requested = await createExtendableLoan(borrower);
    await startExtensionPayment(borrower, requested);
    const other = await signIn(server());
    const orderId = await createExtendableLoan(other);
    await writeSettings(server().db, { isExtensionOffered: false });
    expect((await calculateExtension(other, orderId)).code).toBe(409);
    await server().moveClock(-6 * dayMs);
    expect((await calculateExtension(borrower, requested)).code).toBe(0);
    await writeSettings(server().db, { isExtensionOffered: true });
  });

  it('is not offered while the repayment is being confirmed', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const names = await fetchExtensionIds(borrower, orderId);
    await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), 'paid');
    expect((await calculateExtension(borrower, orderId)).code).toBe(409);
    expect((await applyExtension(borrower, names)).code).toBe(409);
    expect((await borrower.detail(orderId)).isExtension).toBe(false);
  });

  it("is not found for another borrower's order, or with another repayment or extension id", async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    const orderId = await createExtendableLoan(one);
    const names = await fetchExtensionIds(one, orderId);
    const notFound = { code: 404, msg: 'This order was not found.' };
    expect(await calculateExtension(other, orderId)).toMatchObject(notFound);
    expect(await applyExtension(other, names)).toMatchObject(notFound);
    expect(await giveUpExtension(other, names)).toMatchObject(notFound);
    for (const wrong of [{ extensionId: `${orderId}-7` }, { orderRepayId: 'elsewhere' }]) {
      expect((await applyExtension(one, { ...names, ...wrong })).code).toBe(404);
      expect((await giveUpExtension(one, { ...names, ...wrong })).code).toBe(404);
    }
  });
});

describe('requesting an extension', () => {
  it('moves the order to state 11, sends an SMS and returns a checkout', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const now = await nowOf();
    const { data } = await applyExtension(borrower, await fetchExtensionIds(borrower, orderId));
    expect(data.paymentUrl).toMatch(/\/sandbox\/checkout\/[\w-]{43}\?for=extension$/);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '11',
      extensionState: 1,
      isExtension: true,
      extensionMsg: expect.stringContaining('₹205'),
      paymentState: 'none',
    });
    expect((await calculateExtension(borrower, orderId)).data).toMatchObject({
      payUntil: now + dayMs,
      paymentState: 'open',
    });
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms?.body).toMatch(/^You asked to extend your loan KS\d+\. Pay ₹205 by /);
  });

  it('creates one request and one payment for concurrent and repeated taps', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const names = await fetchExtensionIds(borrower, orderId);
    const responses = await Promise.all([1, 2, 3, 4].map(() => applyExtension(borrower, names)));
    await server().moveClock(hourMs);
    responses.push(await applyExtension(borrower, names));
    expect(new Set(responses.map(({ data }) => data.paymentUrl)).size).toBe(1);
    const [row] = await server()
      .db.select({ count: count() })
      .from(payments)
      .where(eq(payments.orderId, orderId));
    expect(row!.count).toBe(1);
  });

  it('allows repayment, which ends the request and its checkout', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const names = await fetchExtensionIds(borrower, orderId);
    const feeId = await startExtensionPayment(borrower, orderId);
    await borrower.repay(orderId);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '7',
      extensionState: 0,
      isExtension: false,
      extensionMsg: null,
    });
    await expect(decidePaymentAsPayer(server(), feeId, 'paid')).rejects.toThrow(
      'not open any more',
    );
    expect(await applyExtension(borrower, names)).toMatchObject({
      code: 409,
      msg: 'This order is repaid already.',
    });
  });
});

describe('an extension that is not paid', () => {
  it.each([
    [6, '6'],
    [9, '8'],
  ] as const)('ends after 24 hours, if requested %i days after the payout', async (days, state) => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { repaymentDate } = await borrower.detail(orderId);
    await server().moveClock(days * dayMs);
    const names = await fetchExtensionIds(borrower, orderId);
    const feeId = await startExtensionPayment(borrower, orderId);
    await server().moveClock(dayMs - 1);
    expect(await borrower.state(orderId)).toBe('11');
    await server().moveClock(1);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: state,
      extensionState: 0,
      repaymentDate,
    });
    await expect(decidePaymentAsPayer(server(), feeId, 'paid')).rejects.toThrow(
      'not open any more',
    );
    expect(await applyExtension(borrower, names)).toMatchObject({
      code: 409,
      msg: 'The 24 hours for this extension are over.',
    });
    expect((await giveUpExtension(borrower, names)).code).toBe(0);
  });

  it('sends one SMS when it ends, even if the borrower does not open the app', async () => {
    const borrower = await signIn(server());
    await startExtensionPayment(borrower, await createExtendableLoan(borrower));
    await server().moveClock(dayMs);
    const now = await nowOf();
    await Promise.all([
      advanceDueOrders(server().db, now, throwError),
      advanceDueOrders(server().db, now, throwError),
    ]);
    const ends = (await listSms(server().db, borrower.phone)).filter(({ body }) =>
      body.startsWith('The 24 hours'),
    );
    expect(ends).toHaveLength(1);
  });

  it('can be abandoned, even in two tabs at once, and requested again', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    const { repaymentDate } = await borrower.detail(orderId);
    const names = await fetchExtensionIds(borrower, orderId);
    await startExtensionPayment(borrower, orderId);
    const responses = await Promise.all([
      giveUpExtension(borrower, names),
      giveUpExtension(borrower, names),
    ]);
    expect(responses.map(({ code }) => code)).toEqual([0, 0]);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', repaymentDate });
    expect(await applyExtension(borrower, names)).toMatchObject({
      code: 409,
      msg: 'You gave up this extension.',
    });
    await payExtensionWithOutcome(borrower, orderId, 'paid');
    expect((await borrower.detail(orderId)).extensionState).toBe(3);
  });

  it('stays on offer if abandoned before it is requested', async () => {
    const borrower = await signIn(server());
    const orderId = await createExtendableLoan(borrower);
    expect((await giveUpExtension(borrower, await fetchExtensionIds(borrower, orderId))).code).toBe(
      0,
    );
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', isExtension: true });
  });
});
