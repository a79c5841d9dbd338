import { loanUsages } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import {
  listOrderAmounts,
  cancelSchedule,
  findFirstCardId,
  listScheduledOrders,
  readScheduledOrder,
  readAutoApply,
  setAutoApply,
  takeLoanWithSchedule,
} from '../../../test/schedule.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { readNow } from '../../providers/clock/clock.ts';

const server = useTestServer();

describe('setting auto-apply', () => {
  it('creates a scheduled order, which can be read, listed and found by its order', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect(await readAutoApply(borrower, orderId)).toBeNull();
    const { data } = await setAutoApply(borrower, orderId);
    expect(data).toEqual({
      id: expect.any(String),
      orderNo: expect.stringMatching(/^KS\d+$/),
      productId: '1',
      productName: 'Kosha Flex',
      expectBorrowAmount: 3000,
      period: 7,
      createTime: await readNow(server().db, server().deps.realNow),
      cardId: await findFirstCardId(borrower),
      usage: 'Education',
      state: 'waiting',
      refusal: null,
      currentOrderId: orderId,
      startedOrderId: null,
    });
    expect(await readAutoApply(borrower, orderId)).toEqual(data);
    expect((await readScheduledOrder(borrower, data.id)).data).toEqual(data);
    expect(await listScheduledOrders(borrower)).toEqual([data]);
    expect(await listOrderAmounts(borrower)).toEqual([5000]);
  });

  it('accepts each purpose, and a card that is chosen later', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    for (const usage of loanUsages) {
      const { data } = await setAutoApply(borrower, orderId, { usage, cardId: null });
      expect(data).toMatchObject({ usage, cardId: null });
    }
  });

  it('replaces the existing scheduled order when repeated, even concurrently', async () => {
    const borrower = await signIn(server());
    const { orderId, id } = await takeLoanWithSchedule(borrower);
    const responses = await Promise.all([
      setAutoApply(borrower, orderId, { expectBorrowAmount: 2000 }),
      setAutoApply(borrower, orderId, { expectBorrowAmount: 2000 }),
    ]);
    expect(responses.map(({ data }) => data.id)).toEqual([id, id]);
    expect(await listScheduledOrders(borrower)).toMatchObject([{ id, expectBorrowAmount: 2000 }]);
  });

  it("is rejected with values that are not offered, unknown or another borrower's", async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const orderId = await borrower.takeLoan();
    const cardId = await other.addCard();
    const notFound = { code: 404, msg: 'This order was not found.' };
    expect(await setAutoApply(borrower, orderId, { expectBorrowAmount: 4999 })).toMatchObject({
      code: 422,
      msg: 'This amount is not offered for this product.',
    });
    expect((await setAutoApply(borrower, orderId, { expectBorrowAmount: 0.001 })).code).toBe(400);
    expect((await setAutoApply(borrower, orderId, { usage: 'Gambling' })).code).toBe(400);
    expect((await setAutoApply(borrower, orderId, { usage: null })).code).toBe(400);
    expect(await setAutoApply(borrower, orderId, { cardId })).toMatchObject({
      code: 404,
      msg: 'This bank card was not found.',
    });
    expect(await setAutoApply(other, orderId)).toMatchObject(notFound);
    const read = await other.call('getAutoApply', { query: { orderId } });
    expect(read).toMatchObject(notFound);
    expect(await listScheduledOrders(borrower)).toEqual([]);
  });

  it('requires a running loan', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const { data } = await borrower.apply({ cardId });
    expect((await setAutoApply(borrower, data!.orderId)).code).toBe(422);
    const other = await signIn(server());
    const settled = await other.takeLoan();
    await other.repay(settled);
    expect(await setAutoApply(other, settled)).toMatchObject({
      code: 409,
      msg: 'This order is already settled. You can apply again now.',
    });
  });

  it('replaces a reapply, and blocks a new reapply', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const { orderNo } = await borrower.detail(orderId);
    const body = { cardId: await findFirstCardId(borrower), borrowAmount: 1000, orderNo };
    expect((await borrower.call('reapplyOrder', { body })).code).toBe(0);
    expect(await readAutoApply(borrower, orderId)).toBeNull();
    await setAutoApply(borrower, orderId);
    expect(await borrower.call('reapplyOrder', { body })).toMatchObject({
      code: 409,
      msg: 'A scheduled order follows this loan already.',
    });
    await borrower.repay(orderId);
    expect(await listOrderAmounts(borrower)).toEqual([3000, 5000]);
  });
});

describe('the card of a scheduled order', () => {
  it('can be chosen later, and changed', async () => {
    const borrower = await signIn(server());
    const { id } = await takeLoanWithSchedule(borrower, { cardId: null });
    for (const cardNo of ['111122223333', '444455556666']) {
      const cardId = await borrower.addCard(cardNo);
      expect((await borrower.call('updateScheduleCard', { body: { id, cardId } })).code).toBe(0);
      expect((await readScheduledOrder(borrower, id)).data.cardId).toBe(cardId);
    }
  });

  it("must be the borrower's own, and can be set only while waiting", async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const schedule = await takeLoanWithSchedule(borrower, { cardId: null });
    const cardId = await findFirstCardId(borrower);
    const update = (who: Borrower, body: { id: string; cardId: string }) =>
      who.call('updateScheduleCard', { body });
    const { id } = schedule;
    const notFound = { code: 404, msg: 'This bank card was not found.' };
    const stolen = { id, cardId: await other.addCard() };
    expect(await update(borrower, stolen)).toMatchObject(notFound);
    expect((await update(other, { id, cardId })).code).toBe(404);
    await cancelSchedule(borrower, schedule);
    expect(await update(borrower, { id, cardId })).toMatchObject({
      code: 409,
      msg: 'This scheduled order was cancelled.',
    });
  });
});

describe('cancelling a scheduled order', () => {
  it('succeeds even for concurrent and repeated taps', async () => {
    const borrower = await signIn(server());
    const schedule = await takeLoanWithSchedule(borrower);
    const responses = await Promise.all([
      cancelSchedule(borrower, schedule),
      cancelSchedule(borrower, schedule),
    ]);
    responses.push(await cancelSchedule(borrower, schedule));
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await readScheduledOrder(borrower, schedule.id)).data.state).toBe('cancelled');
    expect(await listScheduledOrders(borrower)).toEqual([]);
    expect(await readAutoApply(borrower, schedule.orderId)).toBeNull();
    await borrower.repay(schedule.orderId);
    expect(await listOrderAmounts(borrower)).toEqual([5000]);
  });

  it('is possible with the id of the current order', async () => {
    const borrower = await signIn(server());
    const { orderId, id } = await takeLoanWithSchedule(borrower);
    expect((await borrower.call('cancelAutoApply', { body: { orderId } })).code).toBe(0);
    expect((await readScheduledOrder(borrower, id)).data.state).toBe('cancelled');
  });

  it('is rejected once the next loan has started', async () => {
    const borrower = await signIn(server());
    const schedule = await takeLoanWithSchedule(borrower);
    await borrower.repay(schedule.orderId);
    expect(await cancelSchedule(borrower, schedule)).toMatchObject({
      code: 409,
      msg: 'This scheduled order has already started.',
    });
  });

  it("returns 404 for another borrower's, or with a wrong id or number", async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const { id, orderNo } = await takeLoanWithSchedule(borrower);
    const notFound = { code: 404, msg: 'This scheduled order was not found.' };
    expect(await cancelSchedule(other, { id, orderNo })).toMatchObject(notFound);
    expect(await readScheduledOrder(other, id)).toMatchObject(notFound);
    expect(await cancelSchedule(borrower, { id: 'elsewhere', orderNo })).toMatchObject(notFound);
    expect(await cancelSchedule(borrower, { id, orderNo: 'KS1' })).toMatchObject(notFound);
    expect(await readScheduledOrder(borrower, 'elsewhere')).toMatchObject(notFound);
    expect((await readScheduledOrder(borrower, id)).data.state).toBe('waiting');
  });
});
