import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  decidePaymentAsPayer,
  paymentIdOf,
  signIn,
  listSmsTo,
  type Borrower,
} from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { products, nextLoans } from '../../db/schema/index.ts';

const server = useTestServer();

describe('reapplying', () => {
  const reapply = async (borrower: Borrower, orderId: string, borrowAmount = 3000) => {
    const { orderNo } = await borrower.detail(orderId);
    const [card] = (await borrower.call('findUserBankCards')).data;
    const body = { cardId: card!.id, borrowAmount, orderNo };
    return borrower.call('reapplyOrder', { body });
  };

  it('starts a new order in audit once the current order is settled', async () => {
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

  /**
   * Starts a repayment. With `borrowAmount`, also requests a new loan, otherwise cancels an earlier
   * request for a new loan (D66).
   */
  const repayWith = async (borrower: Borrower, orderId: string, borrowAmount?: number) => {
    const [card] = (await borrower.call('findUserBankCards')).data;
    const reapply = borrowAmount === undefined ? null : { cardId: card!.id, borrowAmount };
    return (await borrower.call('repayOrder', { body: { orderId, reapply } })).data;
  };
  const amountsAfterPaying = async (borrower: Borrower, { paymentUrl }: { paymentUrl: string }) => {
    await decidePaymentAsPayer(server(), paymentIdOf(paymentUrl), 'paid');
    await server().deliverCallbacks();
    const { data } = await borrower.call('listOrders');
    return data.map(({ loanAmount }) => loanAmount);
  };

  it('can be requested with the repayment call, and cancelled with null', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const first = await repayWith(borrower, orderId, 3000);
    expect(first.isReapplyAsked).toBe(true);
    const second = await repayWith(borrower, orderId);
    expect(second).toEqual({ paymentUrl: first.paymentUrl });
    expect(await amountsAfterPaying(borrower, second)).toEqual([5000]);

    const other = await signIn(server());
    const paid = await repayWith(other, await other.takeLoan(), 3000);
    expect(await amountsAfterPaying(other, paid)).toEqual([3000, 5000]);
    expect((await listSmsTo(server(), other.phone))[0]).toMatch(
      /is repaid, and nothing is left to pay\.$/,
    );
  });

  it('does not block the repayment call if rejected, and cancels an earlier request', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    await repayWith(borrower, orderId, 3000);
    const refused = await repayWith(borrower, orderId, 4321);
    expect(refused.isReapplyAsked).toBe(false);
    expect(await amountsAfterPaying(borrower, refused)).toEqual([5000]);
  });

  it('can be cancelled until the repayment, but not after the loan has started', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    const cancel = () => borrower.call('cancelAutoApply', { body: { orderId } });
    expect((await cancel()).code).toBe(0);
    await reapply(borrower, orderId);
    expect([(await cancel()).code, (await cancel()).code]).toEqual([0, 0]);
    await borrower.repay(orderId);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);

    const next = await borrower.takeLoan({ cardId });
    await reapply(borrower, next);
    await borrower.repay(next);
    const late = await borrower.call('cancelAutoApply', { body: { orderId: next } });
    expect(late).toMatchObject({ code: 409, msg: 'Your next loan has already started.' });
  });

  it('creates one waiting loan with the latest values when repeated', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    const responses = await Promise.all([reapply(borrower, orderId), reapply(borrower, orderId)]);
    expect(responses.map(({ code }) => code)).toEqual([0, 0]);
    expect((await reapply(borrower, orderId, 2000)).code).toBe(0);
    await borrower.repay(orderId);
    const { data } = await borrower.call('listOrders');
    expect(data.map(({ loanAmount }) => loanAmount)).toEqual([2000, 5000]);
  });

  it("never pays out without 'Get Money'", async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan({ autoMoney: 1 });
    await reapply(borrower, orderId);
    await borrower.repay(orderId);
    await server().moveClock(dayMs);
    const [next] = (await borrower.call('listOrders')).data;
    expect(next).toMatchObject({ loanAmount: 3000, orderState: '2' });
  });

  it.each(['failed', 'cancelled'] as const)(
    'is cancelled by a payment that was %s',
    async (outcome) => {
      const borrower = await signIn(server());
      const orderId = await borrower.takeLoan();
      await reapply(borrower, orderId);
      await decidePaymentAsPayer(server(), await borrower.startRepayment(orderId), outcome);
      await server().deliverCallbacks();
      await borrower.repay(orderId);
      expect((await borrower.call('listOrders')).data).toHaveLength(1);
    },
  );

  it('is rejected for an amount that is not offered, and for an order with nothing to repay', async () => {
    const borrower = await signIn(server());
    const orderId = await borrower.takeLoan();
    expect((await reapply(borrower, orderId, 4999)).code).toBe(422);
    await borrower.repay(orderId);
    expect(await reapply(borrower, orderId)).toMatchObject({
      code: 422,
      msg: 'This order is not to be repaid now.',
    });
  });

  it('does not prevent the repayment if the next loan cannot start', async () => {
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
    const [nextLoan] = await server()
      .db.select()
      .from(nextLoans)
      .where(eq(nextLoans.orderId, orderId));
    expect(nextLoan!.state).toBe('refused');
  });
});
