import { describe, expect, it } from 'vitest';
import type { HomeProduct, InProgressOrder } from '../../shared/queries/home-index.ts';
import { arrangeHome } from './arrange-home.ts';

const order = (orderState: string, name = orderState) =>
  ({ orderId: orderState, orderState, name }) as InProgressOrder;

const product = (name: string, changes: Partial<HomeProduct> = {}) =>
  ({
    id: name,
    name,
    productType: 1,
    productStatus: 1,
    maxAmountPaise: 500_000,
    ...changes,
  }) as HomeProduct;

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('home from top to bottom', () => {
  it('begins with what is late, then what is owed, then what waits', () => {
    const orders = ['1', '2', '6', '8', '42'].map((state) => order(state));
    const { firstOrder, otherOrders } = arrangeHome({ orders, products: [] });
    expect(firstOrder?.name).toBe('8');
    expect(names(otherOrders)).toEqual(['6', '2', '1', '42']);
  });

  it('does not offer again what is in progress', () => {
    const products = [product('Flex'), product('Partner', { productType: 0 })];
    const { firstOffer, otherOffers } = arrangeHome({ orders: [order('6', 'Flex')], products });
    expect(firstOffer).toBeUndefined();
    expect(names(otherOffers)).toEqual(['Partner']);
  });

  it('begins with the first product on offer when nothing is in progress', () => {
    const locked = product('Silver', { productStatus: 0 });
    const home = arrangeHome({ orders: [], products: [locked, product('Flex'), product('Mini')] });
    expect(home.firstOffer?.name).toBe('Flex');
    expect(names(home.otherOffers)).toEqual(['Mini']);
    expect(names(home.locked)).toEqual(['Silver']);
  });

  it('stands on the ladder with the largest open product of its own', () => {
    const products = [
      product('Mini', { maxAmountPaise: 100_000 }),
      product('Flex'),
      product('Partner', { productType: 0, maxAmountPaise: 5_000_000 }),
    ];
    const { standing } = arrangeHome({ orders: [order('6', 'Flex')], products });
    expect(standing?.name).toBe('Flex');
  });
});
