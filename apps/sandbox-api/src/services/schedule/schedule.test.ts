import { loanUsages, rupeesToPaise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decide, signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { orders, products, users } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { listSms } from '../../providers/sms/inbox.ts';
import { settlePayment } from '../payment/settle.ts';

const server = useTestServer();

async function cardOf(borrower: Borrower): Promise<string> {
  const [card] = (await borrower.call('findUserBankCards')).data;
  return card!.id;
}

/** Schedules ₹3,000 to the borrower's card, unless told otherwise. */
async function set(borrower: Borrower, orderId: string, changes: object = {}) {
  const cardId = await cardOf(borrower);
  const wish = { orderId, cardId, expectBorrowAmount: 3000, usage: 'Education' };
  return borrower.call('setAutoApply', { body: { ...wish, ...changes } });
}

/** A running loan with a scheduled order. */
async function withSchedule(borrower: Borrower, changes: object = {}) {
  const orderId = await borrower.takeLoan();
  const { data } = await set(borrower, orderId, changes);
  return { orderId, id: data.id, orderNo: data.orderNo };
}

const readOne = (borrower: Borrower, oid: string) =>
  borrower.call('getScheduleDetail', { query: { oid } });
const readSet = async (borrower: Borrower, orderId: string) =>
  (await borrower.call('getAutoApply', { query: { orderId } })).data;
const listed = async (borrower: Borrower) => (await borrower.call('listSchedules')).data;
const cancel = (borrower: Borrower, { id, orderNo }: { id: string; orderNo: string }) =>
  borrower.call('cancelSchedule', { body: { id, orderNo } });
const amountsOf = async (borrower: Borrower) =>
  (await borrower.call('listOrders')).data.map(({ loanAmount }) => loanAmount);
const lastSms = async ({ phone }: Borrower) => (await listSms(server().db, phone))[0]!.body;

describe('setting auto-apply', () => {
  it('makes a scheduled order, which is read, listed and found by the order', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await readSet(borrower, orderId)).toBeNull();
    const { data } = await set(borrower, orderId);
    expect(data).toEqual({
      id: expect.any(String),
      orderNo: expect.stringMatching(/^KS\d+$/),
      productId: '1',
      productName: 'Kosha Flex',
      expectBorrowAmount: 3000,
      createTime: await readNow(server().db, server().deps.realNow),
      cardId: await cardOf(borrower),
      usage: 'Education',
      state: 'waiting',
      refusal: null,
      currentOrderId: orderId,
      startedOrderId: null,
    });
    expect(await readSet(borrower, orderId)).toEqual(data);
    expect((await readOne(borrower, data.id)).data).toEqual(data);
    expect(await listed(borrower)).toEqual([data]);
    expect(await amountsOf(borrower)).toEqual([5000]);
  });

  it('takes each purpose, and a card that is chosen later', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    for (const usage of loanUsages) {
      const { data } = await set(borrower, orderId, { usage, cardId: null });
      expect(data).toMatchObject({ usage, cardId: null });
    }
  });

  it('again changes the one there is, also when both come at once', async () => {
    const borrower = await signIn(server());
    const { orderId, id } = await withSchedule(borrower);
    const answers = await Promise.all([
      set(borrower, orderId, { expectBorrowAmount: 2000 }),
      set(borrower, orderId, { expectBorrowAmount: 2000 }),
    ]);
    expect(answers.map(({ data }) => data.id)).toEqual([id, id]);
    expect(await listed(borrower)).toMatchObject([{ id, expectBorrowAmount: 2000 }]);
  });

  it('is refused with what is not offered, not known or not owned', async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const orderId = await borrower.takeLoan();
    const cardId = await other.addCard();
    const notFound = { code: 404, msg: 'This order was not found.' };
    expect(await set(borrower, orderId, { expectBorrowAmount: 4999 })).toMatchObject({
      code: 422,
      msg: 'This amount is not offered for this product.',
    });
    expect((await set(borrower, orderId, { expectBorrowAmount: 0.001 })).code).toBe(400);
    expect((await set(borrower, orderId, { usage: 'Gambling' })).code).toBe(400);
    expect((await set(borrower, orderId, { usage: null })).code).toBe(400);
    expect(await set(borrower, orderId, { cardId })).toMatchObject({
      code: 404,
      msg: 'This bank card was not found.',
    });
    expect(await set(other, orderId)).toMatchObject(notFound);
    const read = await other.call('getAutoApply', { query: { orderId } });
    expect(read).toMatchObject(notFound);
    expect(await listed(borrower)).toEqual([]);
  });

  it('needs a loan that is running', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const { data } = await borrower.apply({ cardId });
    expect((await set(borrower, data!.orderId)).code).toBe(422);
    const other = await signIn(server());
    const settled = await other.takeLoan();
    await other.repay(settled);
    expect(await set(other, settled)).toMatchObject({
      code: 409,
      msg: 'This order is already settled. You can apply again now.',
    });
  });

  it('replaces a reapply, and keeps another one away', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { orderNo } = await borrower.detail(orderId);
    const body = { cardId: await cardOf(borrower), borrowAmount: 1000, orderNo };
    expect((await borrower.call('reapplyOrder', { body })).code).toBe(0);
    expect(await readSet(borrower, orderId)).toBeNull();
    await set(borrower, orderId);
    expect(await borrower.call('reapplyOrder', { body })).toMatchObject({
      code: 409,
      msg: 'A scheduled order follows this loan already.',
    });
    await borrower.repay(orderId);
    expect(await amountsOf(borrower)).toEqual([3000, 5000]);
  });
});

describe('the card of a scheduled order', () => {
  it('is chosen later, and changed', async () => {
    const borrower = await signIn(server());
    const { id } = await withSchedule(borrower, { cardId: null });
    for (const cardNo of ['111122223333', '444455556666']) {
      const cardId = await borrower.addCard(cardNo);
      expect((await borrower.call('updateScheduleCard', { body: { id, cardId } })).code).toBe(0);
      expect((await readOne(borrower, id)).data.cardId).toBe(cardId);
    }
  });

  it("is the borrower's own, and only one that waits takes it", async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const schedule = await withSchedule(borrower, { cardId: null });
    const cardId = await cardOf(borrower);
    const update = (who: Borrower, body: { id: string; cardId: string }) =>
      who.call('updateScheduleCard', { body });
    const { id } = schedule;
    const notFound = { code: 404, msg: 'This bank card was not found.' };
    const stolen = { id, cardId: await other.addCard() };
    expect(await update(borrower, stolen)).toMatchObject(notFound);
    expect((await update(other, { id, cardId })).code).toBe(404);
    await cancel(borrower, schedule);
    expect(await update(borrower, { id, cardId })).toMatchObject({
      code: 409,
      msg: 'This scheduled order was cancelled.',
    });
  });
});

describe('cancelling a scheduled order', () => {
  it('ends it, also by two taps at once and in two tabs', async () => {
    const borrower = await signIn(server());
    const schedule = await withSchedule(borrower);
    const answers = await Promise.all([cancel(borrower, schedule), cancel(borrower, schedule)]);
    answers.push(await cancel(borrower, schedule));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await readOne(borrower, schedule.id)).data.state).toBe('cancelled');
    expect(await listed(borrower)).toEqual([]);
    expect(await readSet(borrower, schedule.orderId)).toBeNull();
    await borrower.repay(schedule.orderId);
    expect(await amountsOf(borrower)).toEqual([5000]);
  });

  it('from its order does the same', async () => {
    const borrower = await signIn(server());
    const { orderId, id } = await withSchedule(borrower);
    expect((await borrower.call('cancelAutoApply', { body: { orderId } })).code).toBe(0);
    expect((await readOne(borrower, id)).data.state).toBe('cancelled');
  });

  it('is too late once it has started', async () => {
    const borrower = await signIn(server());
    const schedule = await withSchedule(borrower);
    await borrower.repay(schedule.orderId);
    expect(await cancel(borrower, schedule)).toMatchObject({
      code: 409,
      msg: 'This scheduled order has already started.',
    });
  });

  it("finds neither another borrower's, nor one by a wrong id or number", async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const { id, orderNo } = await withSchedule(borrower);
    const notFound = { code: 404, msg: 'This scheduled order was not found.' };
    expect(await cancel(other, { id, orderNo })).toMatchObject(notFound);
    expect(await readOne(other, id)).toMatchObject(notFound);
    expect(await cancel(borrower, { id: 'elsewhere', orderNo })).toMatchObject(notFound);
    expect(await cancel(borrower, { id, orderNo: 'KS1' })).toMatchObject(notFound);
    expect(await readOne(borrower, 'elsewhere')).toMatchObject(notFound);
    expect((await readOne(borrower, id)).data.state).toBe('waiting');
  });
});

describe('a scheduled order whose loan is settled', () => {
  it('becomes an application with its own number and purpose, told by SMS', async () => {
    const borrower = await signIn(server());
    const { orderId, id, orderNo } = await withSchedule(borrower);
    await borrower.repay(orderId);
    const [next] = (await borrower.call('listOrders')).data;
    expect(next).toMatchObject({ orderNo, orderState: '1', loanAmount: 3000 });
    expect((await borrower.detail(next!.orderId)).usage).toBe('Education');
    expect((await readOne(borrower, id)).data).toMatchObject({
      state: 'started',
      startedOrderId: next!.orderId,
    });
    expect(await listed(borrower)).toEqual([]);
    expect(await lastSms(borrower)).toContain(`we applied for your next loan ${orderNo} of ₹3,000`);
  });

  it('starts once, however often the provider tells of the payment', async () => {
    const borrower = await signIn(server());
    const { orderId } = await withSchedule(borrower);
    const paymentId = await borrower.startRepayment(orderId);
    const { db, deps } = server();
    await decide(server(), paymentId, 'paid');
    const decidedAtMs = await readNow(db, deps.realNow);
    const notice = { paymentId, outcome: 'paid', amountPaise: 502_800, decidedAtMs } as const;
    await Promise.all([settlePayment(db, notice), settlePayment(db, notice)]);
    await server().deliverCallbacks();
    expect(await amountsOf(borrower)).toEqual([3000, 5000]);
  });

  it('starts or is cancelled, never both, when both come at once', async () => {
    const borrower = await signIn(server());
    const schedule = await withSchedule(borrower);
    await decide(server(), await borrower.startRepayment(schedule.orderId), 'paid');
    const [{ code }] = await Promise.all([cancel(borrower, schedule), server().deliverCallbacks()]);
    expect(await amountsOf(borrower)).toEqual(code === 0 ? [5000] : [3000, 5000]);
    const { state } = (await readOne(borrower, schedule.id)).data;
    expect(state).toBe(code === 0 ? 'cancelled' : 'started');
  });

  it.each(['failed', 'cancelled'] as const)('waits on when a payment was %s', async (outcome) => {
    const borrower = await signIn(server());
    const { orderId, id } = await withSchedule(borrower);
    await decide(server(), await borrower.startRepayment(orderId), outcome);
    await server().deliverCallbacks();
    expect((await readOne(borrower, id)).data.state).toBe('waiting');
    await borrower.repay(orderId);
    expect(await amountsOf(borrower)).toEqual([3000, 5000]);
  });

  const changeProduct = (change: Partial<typeof products.$inferInsert>) =>
    server().db.update(products).set(change).where(eq(products.id, '1'));
  const changeUser = ({ phone }: Borrower, change: Partial<typeof users.$inferInsert>) =>
    server().db.update(users).set(change).where(eq(users.phone, phone));
  const setOutcome = (nextLoanOutcome: 'pass' | 'fail') =>
    writeSettings(server().db, { nextLoanOutcome });
  const amountsPaise = [1000, 2000, 3000, 5000].map(rupeesToPaise);

  interface Refusal {
    reason: string;
    wish?: object;
    before?: (who: Borrower) => Promise<unknown>;
    after?: () => Promise<unknown>;
  }

  it.each<Refusal>([
    {
      reason: 'This product is full for today.',
      before: async () => changeProduct({ isFull: true }),
      after: async () => changeProduct({ isFull: false }),
    },
    {
      reason: 'This amount is not offered for this product.',
      before: async () => changeProduct({ amountsPaise: [rupeesToPaise(5000)] }),
      after: async () => changeProduct({ amountsPaise }),
    },
    {
      reason: '₹3,000 is above your present limit.',
      before: async (who) => changeUser(who, { creditLimitPaise: rupeesToPaise(2000) }),
    },
    {
      reason: 'Please complete your verification first.',
      before: async (who) => changeUser(who, { isFaceDone: false }),
    },
    { reason: 'No bank card was chosen for it.', wish: { cardId: null } },
    {
      reason: 'No new loans are given out now.',
      before: async () => setOutcome('fail'),
      after: async () => setOutcome('pass'),
    },
  ])('is kept as refused, and told: $reason', async ({ reason, wish, before, after }) => {
    const borrower = await signIn(server());
    const { orderId, id } = await withSchedule(borrower, wish);
    await before?.(borrower);
    await borrower.repay(orderId);
    await after?.();
    expect(await borrower.state(orderId)).toBe('7');
    expect(await amountsOf(borrower)).toEqual([5000]);
    expect(await listed(borrower)).toMatchObject([{ id, state: 'refused', refusal: reason }]);
    expect(await lastSms(borrower)).toMatch(/next loan of ₹3,000 .* could not start: /);
    expect(await lastSms(borrower)).toContain(reason);
    const { db } = server();
    expect(await db.$count(orders, eq(orders.state, '3'))).toBe(0);
  });
});

describe('what the detail says of the repayment', () => {
  it('follows the settings', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await borrower.detail(orderId)).toMatchObject({ reservation: 0, canChooseAmount: true });
    await writeSettings(server().db, { isReserved: true, canChooseAmount: false });
    expect(await borrower.detail(orderId)).toMatchObject({
      reservation: 1,
      canChooseAmount: false,
    });
    await writeSettings(server().db, { isReserved: false, canChooseAmount: true });
  });
});
