import { dayMs, minuteMs } from '@kosha/domain';
import { afterEach, describe, expect, it } from 'vitest';
import {
  decidePaymentAsPayer,
  paymentIdOf,
  signIn,
  type Borrower,
} from '../../../test/borrower.ts';
import { startExtensionPayment, createExtendableLoan } from '../../../test/extension.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';

const server = useTestServer();
afterEach(() => writeSettings(server().db, { coolingOffDays: 3 }));

async function newLoan() {
  const borrower = await signIn(server());
  return { borrower, orderId: await borrower.takeLoan() };
}

const tierOf = async (borrower: Borrower) =>
  (await borrower.call('getProductInfo', { query: { id: '1' } })).data.tier ?? null;

const priceOf = (borrower: Borrower, orderId: string) =>
  borrower.call('getCoolingOff', { query: { orderId } });

const returnLoan = (borrower: Borrower, orderId: string, expectedAmount = 4414) =>
  borrower.call('returnLoan', { body: { orderId, expectedAmount } });

const idOf = ({ data }: Awaited<ReturnType<typeof returnLoan>>) => paymentIdOf(data.paymentUrl);

const pay = async (paymentId: string) => {
  await decidePaymentAsPayer(server(), paymentId, 'paid');
  await server().deliverCallbacks();
};

const moveTo = async (borrower: Borrower, orderId: string, beforeEndMs: number) => {
  const { returnUntil, serverTime } = await borrower.detail(orderId);
  await server().moveClock(returnUntil! - beforeEndMs - serverTime!);
};

describe('returning a loan', () => {
  it('costs the received amount and the interest of each started day', async () => {
    const { borrower, orderId } = await newLoan();
    expect((await priceOf(borrower, orderId)).data).toMatchObject({
      received: 4410,
      payable: 4414,
      later: [{ payable: 4418 }, { payable: 4422 }],
    });
    await server().moveClock(dayMs);
    expect((await priceOf(borrower, orderId)).data.payable).toBe(4418);
  });

  it('settles the order without a fee, and does not count for a tier', async () => {
    const { borrower, orderId } = await newLoan();
    expect((await borrower.call('getHomeIndex')).data.returned).toBeNull();
    await pay(idOf(await returnLoan(borrower, orderId)));
    const order = await borrower.detail(orderId);
    const returnedTime = order.settledTime;
    expect((await borrower.call('listOrders')).data[0]).toMatchObject({ returnedTime });
    expect((await borrower.call('getHomeIndex')).data.returned).toMatchObject({
      orderId,
      paidAmount: 4414,
      returnedTime,
    });
    expect(order).toMatchObject({
      orderState: '7',
      isReturned: true,
      repaymentAmount: 4414,
      returnUntil: null,
    });
    expect(await tierOf(borrower)).toBeNull();
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms!.body).toContain('We received ₹4,414. Your loan');
  });

  it('does not change the tier of a borrower who has one', async () => {
    const { borrower, orderId: repaid } = await newLoan();
    await borrower.repay(repaid);
    const before = await tierOf(borrower);
    expect(before).toEqual({ orderNum: 2, reductionPercent: 5 });
    const { cardId } = await borrower.detail(repaid);
    const orderId = await borrower.takeLoan({ cardId: cardId! });
    const { payable } = (await priceOf(borrower, orderId)).data;
    await pay(idOf(await returnLoan(borrower, orderId, payable)));
    expect(await borrower.detail(orderId)).toMatchObject({ isReturned: true });
    expect(await tierOf(borrower)).toEqual(before);
  });

  it.each(['after', 'before'])(
    'ends an extension whose fee is unpaid, even one requested %s the payment started',
    async (asked) => {
      await writeSettings(server().db, { coolingOffDays: 7 });
      const borrower = await signIn(server());
      const orderId = await createExtendableLoan(borrower);
      const { payable } = (await priceOf(borrower, orderId)).data;
      const begin = async () => idOf(await returnLoan(borrower, orderId, payable));
      const begun = asked === 'after' ? await begin() : null;
      const feeId = await startExtensionPayment(borrower, orderId);
      expect(await borrower.state(orderId)).toBe('11');
      await pay(begun ?? (await begin()));
      expect(await borrower.detail(orderId)).toMatchObject({
        orderState: '7',
        isReturned: true,
        extensionState: 0,
        repaymentAmount: payable,
      });
      await expect(decidePaymentAsPayer(server(), feeId, 'paid')).rejects.toThrow(/not open/);
    },
  );

  it('is rejected if the displayed amount differs from the current one', async () => {
    const { borrower, orderId } = await newLoan();
    await server().moveClock(dayMs);
    expect(await returnLoan(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'Returning this loan costs ₹4,418 now. Please look again.',
    });
    expect((await returnLoan(borrower, orderId, 4418)).code).toBe(0);
  });

  it('is possible a minute before the return period ends, but not a minute after', async () => {
    const { borrower, orderId } = await newLoan();
    await moveTo(borrower, orderId, minuteMs);
    expect((await priceOf(borrower, orderId)).data.later).toEqual([]);
    await server().moveClock(2 * minuteMs);
    expect(await priceOf(borrower, orderId)).toMatchObject({
      code: 409,
      msg: 'This loan cannot be returned any more. You can repay it instead.',
    });
    expect((await returnLoan(borrower, orderId, 4422)).code).toBe(409);
    expect((await borrower.detail(orderId)).returnUntil).toBeNull();
  });

  it('does not return the loan if paid a minute too late; the money is refunded', async () => {
    const { borrower, orderId } = await newLoan();
    await moveTo(borrower, orderId, minuteMs);
    const paymentId = idOf(await returnLoan(borrower, orderId, 4422));
    await server().moveClock(2 * minuteMs);
    await pay(paymentId);
    expect(await borrower.detail(orderId)).toMatchObject({ orderState: '6', isReturned: false });
    const [sms] = await listSms(server().db, borrower.phone);
    expect(sms!.body).toContain('The money goes back to you.');
    expect(await borrower.startRepayment(orderId)).toBeDefined();
  });

  it('can be paid once: a second press opens the same payment, and nothing is owed afterwards', async () => {
    const { borrower, orderId } = await newLoan();
    const [first, second] = await Promise.all([
      returnLoan(borrower, orderId),
      returnLoan(borrower, orderId),
    ]);
    expect(idOf(first)).toBe(idOf(second));
    await pay(idOf(first));
    expect((await returnLoan(borrower, orderId)).code).toBe(409);
    expect((await priceOf(borrower, orderId)).msg).toBe('Nothing is due on this order.');
    expect((await borrower.call('repayOrder', { body: { orderId } })).code).toBe(409);
  });

  it('cancels an open repayment, and a repayment cancels an open return', async () => {
    const { borrower, orderId } = await newLoan();
    const repayment = await borrower.startRepayment(orderId);
    const returned = idOf(await returnLoan(borrower, orderId));
    expect(returned).not.toBe(repayment);
    const second = await borrower.startRepayment(orderId);
    expect(second).not.toBe(returned);
    await expect(decidePaymentAsPayer(server(), returned, 'paid')).rejects.toThrow(/not open/);
    await pay(second);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '7',
      isReturned: false,
      repaymentAmount: 5028,
    });
  });

  it('starts no next loan', async () => {
    const { borrower, orderId } = await newLoan();
    const { cardId } = await borrower.detail(orderId);
    const body = { orderId, cardId, expectBorrowAmount: 5000, usage: 'Education' };
    expect((await borrower.call('setAutoApply', { body })).code).toBe(0);
    await pay(idOf(await returnLoan(borrower, orderId)));
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
    expect((await borrower.call('getAutoApply', { query: { orderId } })).data).toBeNull();
  });

  it('is rejected for another borrower, and before the payout', async () => {
    const { orderId } = await newLoan();
    const other = await signIn(server());
    expect((await returnLoan(other, orderId)).code).toBe(404);
    expect((await priceOf(other, orderId)).code).toBe(404);
    const early = await signIn(server());
    const waiting = await early.takeLoan({ autoMoney: 0 });
    expect(await priceOf(early, waiting)).toMatchObject({ code: 409 });
    expect((await returnLoan(early, waiting)).code).toBe(409);
  });
});
