import { addDays, dayMs, paiseToRupees, quote, rupeesToPaise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, listSmsTo, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { products } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
const setTerms = (periodsDays: readonly number[]) =>
  server().db.update(products).set({ periodsDays }).where(eq(products.id, '1'));
const setProfile = (policyProfile: 'specified' | 'strict') =>
  writeSettings(server().db, { policyProfile });

beforeAll(() => setTerms([7, 14, 91]));
afterAll(() => setTerms([7]));

const readQuote = (borrower: Borrower, period: number) =>
  borrower.call('calculateQuote', { query: { amount: 5000, period, productId: '1' } });

describe('the term of a loan', () => {
  it('is 7 days under the specified profile, whatever the product offers', async () => {
    await setProfile('specified');
    const borrower = await signIn(server());
    expect((await readQuote(borrower, 7)).data.interest).toBe(28);
    const refused = { code: 422, msg: 'This product is not offered for so many days.' };
    expect(await readQuote(borrower, 14)).toMatchObject(refused);
    const cardId = await borrower.addCard();
    expect(await borrower.apply({ cardId, periods: 14 })).toMatchObject(refused);
    const { data } = await borrower.call('getProductInfo', { query: { id: '1' } });
    expect(data).not.toHaveProperty('terms');
  });

  it.each([7, 14, 91])(
    'is the same in quote, order, due date, key facts and SMS under the strict profile: %d days',
    async (periods) => {
      await setProfile('strict');
      const borrower = await signIn(server());
      const { data: quoted } = await readQuote(borrower, periods);
      const price = quote({
        principalPaise: rupeesToPaise(5000),
        serviceRate: 10,
        tierReductionPercent: 0,
        interestRatePercentPerDay: 0.08,
        days: periods,
      });
      expect(quoted.repaymentAmount).toBe(paiseToRupees(price.repaymentPaise));
      const orderId = await borrower.takeLoan({ periods });
      const order = await borrower.detail(orderId);
      expect(order).toMatchObject({
        orderState: '6',
        period: periods,
        repaymentAmount: quoted.repaymentAmount,
        repaymentDate: addDays(order.loanDate!, periods),
      });
      const { data } = await borrower.call('issueKeyFacts', { body: { orderId, language: 'en' } });
      expect(data.facts).toMatchObject({ term: periods, toPay: quoted.repaymentAmount });
      expect((await listSmsTo(server(), borrower.phone)).join(' ')).toContain(
        `after ${periods} days`,
      );
    },
  );

  it("is one of the product's terms under the strict profile, returned by product and home", async () => {
    await setProfile('strict');
    const borrower = await signIn(server());
    expect((await readQuote(borrower, 30)).code).toBe(422);
    const terms = { here: [7, 14, 91], inStoreApp: [91] };
    expect((await borrower.call('getProductInfo', { query: { id: '1' } })).data.terms).toEqual(
      terms,
    );
    const { homeProductVos } = (await borrower.call('getHomeIndex')).data;
    const termsOf = (productId: string) => homeProductVos.find(({ id }) => id === productId)!.terms;
    expect(termsOf('1')).toEqual(terms);
    expect(termsOf('2')).toEqual({ here: [7], inStoreApp: [] });
    expect(termsOf('7')).toBeUndefined();
  });

  it('requires no contacts under the strict profile', async () => {
    const borrower = await signIn(server());
    const requirements = async () =>
      (await borrower.call('getProductInfo', { query: { id: '1' } })).data.detail[1]!.content;
    await setProfile('specified');
    const before = await requirements();
    expect(before).toContain('Contact information');
    await setProfile('strict');
    expect(await requirements()).toEqual(before.filter((name) => name !== 'Contact information'));
  });

  it('equals that of the current loan if it is a next loan', async () => {
    await setProfile('strict');
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId, periods: 14 });
    const schedule = { orderId, cardId, expectBorrowAmount: 3000, usage: 'Education' };
    expect((await borrower.call('setAutoApply', { body: schedule })).data.period).toBe(14);
    await borrower.repay(orderId);
    await server().moveClock(dayMs / 24);
    const [next] = (await borrower.call('listOrders')).data;
    expect((await borrower.detail(next!.orderId)).period).toBe(14);
  });
});

describe('the key facts of a next loan', () => {
  it('equal those of the loan once it is created', async () => {
    await setProfile('strict');
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    const orderId = await borrower.takeLoan({ cardId, periods: 14 });
    const query = { orderId, amount: 3000, language: 'en' };
    const { data: keyFacts } = await borrower.call('getNextKeyFacts', { query });
    const { orderNo } = await borrower.detail(orderId);
    await borrower.call('reapplyOrder', { body: { cardId, borrowAmount: 3000, orderNo } });
    await borrower.repay(orderId);
    await server().moveClock(dayMs / 24);
    const [next] = (await borrower.call('listOrders')).data;
    const body = { orderId: next!.orderId, language: 'en' };
    const { texts } = (await borrower.call('issueKeyFacts', { body })).data;
    expect(keyFacts.summary).toEqual(texts.summary);
    expect(keyFacts.scheduleRows).toEqual(texts.scheduleRows);
    const [first, ...others] = texts.parts;
    expect(keyFacts.parts).toEqual([{ ...first, lines: first!.lines.slice(1) }, ...others]);
  });

  it('are not returned to another borrower, or for an amount that is not offered', async () => {
    const [borrower, other] = [await signIn(server()), await signIn(server())];
    const orderId = await borrower.takeLoan();
    const read = (who: Borrower, amount: number) =>
      who.call('getNextKeyFacts', { query: { orderId, amount, language: 'en' } });
    expect((await read(other, 3000)).code).toBe(404);
    expect((await read(borrower, 3333)).code).toBe(422);
  });
});

describe('the terms on public pages', () => {
  it('are the sample under the specified profile, and those of the products under the strict profile', async () => {
    await setProfile('specified');
    expect((await server().call('getClientConfig')).data).not.toHaveProperty('terms');
    await setProfile('strict');
    const { terms } = (await server().call('getClientConfig')).data;
    expect(terms).toMatchObject({
      interestPerYearMin: 18.25,
      interestPerYearMax: 29.2,
      daysMin: 7,
      daysMax: 91,
      dearest: { days: 7, aprPercent: expect.closeTo(730.7, 1) },
    });
  });
});
