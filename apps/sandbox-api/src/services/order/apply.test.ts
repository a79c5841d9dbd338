import { describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { runningStates } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();

describe('applying', () => {
  it('creates an order in audit at the quoted price', async () => {
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

  it('rejects an amount that is not in the list', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    for (const borrowAmount of [0, 999.99, 4999, 5000.01, 100_000]) {
      expect(await borrower.apply({ cardId, borrowAmount })).toMatchObject({
        code: 422,
        msg: 'This amount is not offered for this product.',
      });
    }
  });

  it("is rejected with another borrower's bank card", async () => {
    const [one, other] = [await signIn(server()), await signIn(server())];
    const response = await other.apply({ cardId: await one.addCard() });
    expect(response).toMatchObject({ code: 404, msg: 'This bank card was not found.' });
  });

  it.each([
    ['locked', '2', 422],
    ['full', '6', 422],
    ['external', '7', 422],
    ['unknown', '99', 404],
  ])('rejects a product that is %s', async (_, productId, code) => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    expect((await borrower.apply({ cardId, productId, borrowAmount: 1000 })).code).toBe(code);
  });

  it('rejects a borrower whose verification is incomplete', async () => {
    await writeSettings(server().db, { newUsersVerified: false });
    const borrower = await signIn(server());
    await writeSettings(server().db, { newUsersVerified: true });
    const flags = await borrower.call('findUserAuth');
    expect(flags.data).toMatchObject({ basic: 0, work: 0, contact: 0 });
    const msg = 'Please complete your verification first.';
    const query = { productId: '1' };
    expect(await borrower.call('precheckOrder', { query })).toMatchObject({ code: 428, msg });
    const application = { cardId: await borrower.addCard() };
    expect(await borrower.apply(application)).toMatchObject({ code: 428, msg });
  });

  it('creates one order for two concurrent applications', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const responses = await Promise.all([1, 2, 3, 4].map(() => borrower.apply({ cardId })));
    expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 409, 409, 409]);
    expect((await borrower.call('listOrders')).data).toHaveLength(1);
  });

  it('allows one running order per product, and a new one after it has ended', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId });
    expect((await borrower.apply({ cardId })).code).toBe(409);
    await borrower.repay(orderId);
    expect((await borrower.apply({ cardId })).code).toBe(0);
  });

  it("is blocked in exactly the order states of the database's index", async () => {
    expect(runningStates).toEqual(['1', '2', '4', '6', '8', '10', '11']);
  });
});

describe('precheck', () => {
  it('returns that an order is running', async () => {
    const borrower = await signIn(server());
    await borrower.takeLoan();
    const precheck = (productId: string) =>
      borrower.call('precheckOrder', { query: { productId } }).then(({ data }) => data);
    expect(await precheck('1')).toEqual({ orderStatus: 2, rejectStatusVO: null });
    expect(await precheck('6')).toEqual({ orderStatus: 1, rejectStatusVO: null });
  });

  it('returns 404 for a product that is not offered', async () => {
    const borrower = await signIn(server());
    const response = await borrower.call('precheckOrder', { query: { productId: '99' } });
    expect(response.code).toBe(404);
  });
});
