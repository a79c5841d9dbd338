import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { products } from '../../db/schema/index.ts';
import { readNow } from '../../providers/clock/clock.ts';

const server = useTestServer();

describe('reading orders', () => {
  it("returns 404 for another borrower's order", async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    const orderId = await one.takeLoan({ autoMoney: 0 });
    const notFound = { code: 404, msg: 'This order was not found.' };
    const query = { orderId };
    const body = { orderId };
    expect(await other.call('getOrderDetail', { query })).toMatchObject(notFound);
    expect(await other.call('confirmLoan', { body })).toMatchObject(notFound);
    expect(await other.call('repayOrder', { body })).toMatchObject(notFound);
    expect(await other.call('cancelAutoApply', { body })).toMatchObject(notFound);
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
    expect(data[0]).toMatchObject({
      loanAmount: 1000,
      arriveAmount: 887.9,
      repaymentAmount: 1005.6,
    });
    const page = async (query: Record<string, number>) =>
      (await borrower.call('listOrders', { query })).data.map(({ orderId }) => orderId);
    expect(await page({ limit: 1 })).toEqual([second]);
    expect(await page({ limit: 1, page: 2 })).toEqual([first]);
  });

  it('returns the masked account and its card', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    expect(await borrower.detail(orderId)).toMatchObject({ bankNo: 'XXXX7890', cardId });
  });

  it("returns the server's time, and when the order was settled", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const now = () => readNow(server().db, server().deps.realNow);
    const open = { serverTime: await now(), settledTime: null };
    expect(await borrower.detail(orderId)).toMatchObject(open);
    const settledTime = await now();
    await borrower.repay(orderId);
    await server().moveClock(dayMs);
    expect(await borrower.detail(orderId)).toMatchObject({ serverTime: await now(), settledTime });
  });

  it("returns the order's original price after the product has changed", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const setRate = (interestRatePercentPerDay: number) =>
      server().db.update(products).set({ interestRatePercentPerDay }).where(eq(products.id, '1'));
    await setRate(2);
    const { interest, interestRate } = await borrower.detail(orderId);
    await setRate(0.08);
    expect({ interest, interestRate }).toEqual({ interest: 28, interestRate: 0.08 });
  });
});

describe('tiers', () => {
  it('unlock products and lower the processing fee after on-time repayments', async () => {
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

  it('do not count repayments after the due date', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await server().moveClock(8 * dayMs);
    await borrower.repay(orderId);
    expect(await borrower.state(orderId)).toBe('7');
    const info = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(info.data.tier).toBeNull();
  });
});
