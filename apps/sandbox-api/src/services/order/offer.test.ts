import { describe, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

describe('an offer', () => {
  it('equals the quote of the largest amount, on home and on the product page, in each tier', async () => {
    const borrower = await signIn(server());
    const cardId = await borrower.addCard();
    for (const repaid of [0, 1]) {
      await borrower.repayOnTime(repaid, cardId);
      const { homeProductVos } = (await borrower.call('getHomeIndex')).data;
      const offered = homeProductVos.filter(({ offer }) => offer !== undefined);
      expect(offered.length).toBeGreaterThan(0);
      for (const { id, maxAmount, offer } of offered) {
        const query = { productId: id, amount: maxAmount, period: 7 };
        const quote = (await borrower.call('calculateQuote', { query })).data;
        expect(offer).toMatchObject({
          amount: maxAmount,
          received: quote.arriveAmount,
          repayment: quote.repaymentAmount,
          period: 7,
        });
        expect(offer!.cost).toBeCloseTo(quote.repaymentAmount - quote.arriveAmount!, 2);
        const info = (await borrower.call('getProductInfo', { query: { id } })).data;
        expect(info.offer).toEqual(offer);
      }
    }
  });

  it("is missing for unavailable products: locked, full, or a partner's", async () => {
    const borrower = await signIn(server());
    const { homeProductVos } = (await borrower.call('getHomeIndex')).data;
    const closed = homeProductVos.filter(
      ({ productStatus, isFull, productType }) =>
        productStatus === 0 || isFull !== 0 || productType === 0,
    );
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.map(({ offer }) => offer)).toEqual(closed.map(() => undefined));
  });
});
