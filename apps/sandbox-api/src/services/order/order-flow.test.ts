import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { signIn } from '../../../test/borrower.ts';
import { DAY, SECOND, useTestServer } from '../../../test/test-server.ts';
import { orderEvents, orders, runningStates, users } from '../../db/schema/index.ts';
import { writeSettings } from '../../simulators/settings/settings.ts';

const server = useTestServer();

describe('applying', () => {
  it('makes an order in audit at the quoted price', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const query = { amount: 5000, period: 7, productId: '1' };
    const quote = (await borrower.call('calculateQuote', { query })).data;
    const { data } = await borrower.apply({ cardId });
    const detail = await borrower.detail(data!.orderId);
    expect(detail).toMatchObject({
      orderState: '1',
      loanAmount: 5000,
      serviceFee: 500,
      gstFee: 90,
      interest: 28,
      arriveAmount: 4410,
      repaymentAmount: 5028,
      loanDate: null,
      repaymentDate: null,
      paymentState: 'none',
    });
    expect(detail).toMatchObject({
      serviceFee: quote.serviceFee,
      gstFee: quote.gstFee,
      repaymentAmount: quote.repaymentAmount,
    });
  });

  it('refuses an amount that is not in the list', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    for (const borrowAmount of [0, 999.99, 4999, 5000.01, 100_000]) {
      expect(await borrower.apply({ cardId, borrowAmount })).toMatchObject({
        code: 422,
        msg: 'This amount is not offered for this product.',
      });
    }
  });

  it("does not find another borrower's card", async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    const answer = await other.apply({ cardId: await one.addCard() });
    expect(answer).toMatchObject({ code: 404, msg: 'This bank card was not found.' });
  });

  it.each([
    ['locked', '2', 422],
    ['full', '6', 422],
    ['external', '7', 422],
    ['unknown', '99', 404],
  ])('refuses a product that is %s', async (_, productId, code) => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    expect((await borrower.apply({ cardId, productId, borrowAmount: 1000 })).code).toBe(code);
  });

  it('refuses a borrower whose verification is unfinished', async () => {
    await writeSettings(server().db, { newUsersVerified: false });
    const borrower = await signIn(server());
    await writeSettings(server().db, { newUsersVerified: true });
    const flags = await borrower.call('findUserAuth');
    expect(flags.data).toMatchObject({ basic: 0, work: 0, contact: 0 });
    const msg = 'Please complete your verification first.';
    const query = { productId: '1' };
    expect(await borrower.call('precheckOrder', { query })).toMatchObject({ code: 422, msg });
    const application = { cardId: await borrower.addCard() };
    expect(await borrower.apply(application)).toMatchObject({ code: 422, msg });
  });

  it('makes one order of two applications at once', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const answers = await Promise.all([1, 2, 3, 4].map(() => borrower.apply({ cardId })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 409, 409, 409]);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
  });

  it('allows one running order a product, and another once that has ended', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    expect((await borrower.apply({ cardId })).code).toBe(409);
    await borrower.repay(orderId);
    expect((await borrower.apply({ cardId })).code).toBe(0);
  });

  it('holds a product for exactly the states that the index of the database names', async () => {
    expect(runningStates).toEqual(['1', '2', '4', '6', '8', '10', '11']);
  });
});

describe('the audit', () => {
  it('sends the money by itself when asked to', async () => {
    const borrower = await signIn(server());
    const { data } = await borrower.apply({ cardId: await borrower.addCard() });
    const orderId = data!.orderId;
    expect(await borrower.state(orderId)).toBe('1');
    await server().moveClock(4 * SECOND);
    expect(await borrower.state(orderId)).toBe('4');
    await server().moveClock(3 * SECOND);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it('waits for Get Money otherwise, which works once', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 0 });
    expect(await borrower.state(orderId)).toBe('2');
    const confirm = () => borrower.call('confirmLoan', { body: { orderId } });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 409]);
    expect(await borrower.state(orderId)).toBe('4');
    await server().moveClock(3 * SECOND);
    expect(await borrower.state(orderId)).toBe('6');
  });

  it("denies an amount above the borrower's limit for 15 days", async () => {
    const borrower = await signIn(server());
    await server()
      .db.update(users)
      .set({ creditLimitPaise: 499_999 })
      .where(eq(users.phone, borrower.phone));
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    expect(await borrower.state(orderId)).toBe('3');

    const query = { productId: '1' };
    await server().moveClock(DAY);
    expect((await borrower.call('precheckOrder', { query })).data).toEqual({
      orderStatus: 0,
      rejectStatusVO: { day: 13, hour: 23 },
    });
    expect((await borrower.apply({ cardId, borrowAmount: 3000 })).code).toBe(422);
    await server().moveClock(14 * DAY);
    expect((await borrower.call('precheckOrder', { query })).data.orderStatus).toBe(1);
    expect((await borrower.apply({ cardId, borrowAmount: 3000 })).code).toBe(0);
  });

  it('passes an amount at the limit', async () => {
    const borrower = await signIn(server());
    await server()
      .db.update(users)
      .set({ creditLimitPaise: 500_000 })
      .where(eq(users.phone, borrower.phone));
    expect(await borrower.state(await borrower.takeLoan())).toBe('6');
  });

  it('lets the disbursal to an account ending in 9 fail', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard('50100234567899');
    const orderId = await borrower.takeLoan({ cardId });
    expect(await borrower.state(orderId)).toBe('5');
    expect((await borrower.call('precheckOrder', { query: { productId: '1' } })).data).toEqual({
      orderStatus: 1,
      rejectStatusVO: null,
    });
  });

  it('takes as long as the settings say', async () => {
    await writeSettings(server().db, { auditSeconds: 60, lendingSeconds: 30 });
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await borrower.state(orderId)).toBe('1');
    await server().moveClock(50 * SECOND);
    expect(await borrower.state(orderId)).toBe('4');
    await writeSettings(server().db, { auditSeconds: 4, lendingSeconds: 3 });
  });

  it('writes down what happened, in its order, at the times it was due', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(9 * DAY);
    expect(await borrower.state(orderId)).toBe('8');
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.seq);
    expect(events.map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, '1'],
      ['1', '4'],
      ['4', '6'],
      ['6', '8'],
    ]);
    const [applied, passed, sent] = events.map(({ atMs }) => atMs);
    expect([passed! - applied!, sent! - passed!]).toEqual([4 * SECOND, 3 * SECOND]);
  });

  it('moves an order once, however many read it at once', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await Promise.all([1, 2, 3, 4].map(() => borrower.call('listOrders')));
    const events = await server()
      .db.select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId));
    expect(events).toHaveLength(3);
  });
});

describe('an overdue loan', () => {
  it('is due until the last minute of its day in India, then accrues a fee a day', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { repaymentDate, loanDate } = await borrower.detail(orderId);
    expect(repaymentDate! - loanDate!).toBe(7 * DAY);
    await server().moveClock(7 * DAY);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '6',
      overdueDays: 0,
      overdueFee: 0,
      repaymentAmount: 5028,
    });
    await server().moveClock(DAY);
    expect(await borrower.detail(orderId)).toMatchObject({
      orderState: '8',
      overdueDays: 1,
      overdueFee: 50,
      repaymentAmount: 5078,
    });
    await server().moveClock(2 * DAY);
    expect(await borrower.detail(orderId)).toMatchObject({
      overdueDays: 3,
      overdueFee: 150,
      repaymentAmount: 5178,
    });
  });
});

describe('reading orders', () => {
  it("does not find another borrower's order", async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    const orderId = await one.takeLoan({ autoMoney: 0 });
    const notFound = { code: 404, msg: 'This order was not found.' };
    const query = { orderId };
    const body = { orderId };
    expect(await other.call('getOrderDetail', { query })).toMatchObject(notFound);
    expect(await other.call('confirmLoan', { body })).toMatchObject(notFound);
    expect(await other.call('repayOrder', { body })).toMatchObject(notFound);
    expect((await other.call('listOrders')).data).toEqual([]);
    const { orderNo } = await one.detail(orderId);
    const reapply = { cardId: await other.addCard(), borrowAmount: 5000, orderNo };
    expect(await other.call('reapplyOrder', { body: reapply })).toMatchObject(notFound);
  });

  it('lists the newest first', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const first = await borrower.takeLoan({ cardId });
    await borrower.repay(first);
    const second = await borrower.takeLoan({ cardId, borrowAmount: 1000 });
    const { data } = await borrower.call('listOrders');
    expect(data.map(({ orderId, orderState }) => [orderId, orderState])).toEqual([
      [second, '6'],
      [first, '7'],
    ]);
  });

  it('masks the account', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect((await borrower.detail(orderId)).bankNo).toBe('XXXXXXXXXX7890');
  });

  it('keeps the price of an order when the product changes', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const [order] = await server().db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ principalPaise: 500_000, interestRatePercentPerDay: 0.08 });
  });
});

describe('precheck', () => {
  it('tells an order that runs', async () => {
    const borrower = await signIn(server());
    await borrower.takeLoan();
    const ask = (productId: string) =>
      borrower.call('precheckOrder', { query: { productId } }).then(({ data }) => data);
    expect(await ask('1')).toEqual({ orderStatus: 2, rejectStatusVO: null });
    expect(await ask('6')).toEqual({ orderStatus: 1, rejectStatusVO: null });
  });

  it('does not know a product that is not offered', async () => {
    const borrower = await signIn(server());
    const answer = await borrower.call('precheckOrder', { query: { productId: '99' } });
    expect(answer.code).toBe(404);
  });
});

describe('tiers', () => {
  it('open products and lower the processing fee after repayments on time', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    await borrower.repayOnTime(1, cardId);
    const query = { amount: 5000, period: 7, productId: '2' };
    const quote = (await borrower.call('calculateQuote', { query })).data;
    expect(quote).toMatchObject({ serviceFee: 475, gstFee: 85.5, arriveAmount: 4439.5 });
    const info = await borrower.call('getProductInfo', { query: { id: '2' } });
    expect(info.data.tier).toEqual({ orderNum: 2, reductionPercent: 5 });
    const home = (await borrower.call('getHomeIndex')).data.homeProductVos;
    expect(home.map(({ productStatus }) => productStatus)).toEqual([1, 1, 0, 0, 0, 1, 1]);
    expect((await borrower.apply({ cardId, productId: '2' })).code).toBe(0);
  });

  it('do not count a repayment after the due date', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(8 * DAY);
    await borrower.repay(orderId);
    expect(await borrower.state(orderId)).toBe('7');
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).toBeNull();
  });
});
