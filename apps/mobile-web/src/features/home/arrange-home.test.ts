import { asPaise } from '@kosha/domain';
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
    isFull: 0,
    maxAmountPaise: 500_000,
    ...changes,
  }) as HomeProduct;

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('home from top to bottom', () => {
  it('starts with overdue loans, then unpaid loans, then pending orders', () => {
    const orders = ['1', '2', '6', '8', '42'].map((state) => order(state));
    const { firstOrder, otherOrders } = arrangeHome({ orders, products: [] });
    expect(firstOrder?.name).toBe('8');
    expect(names(otherOrders)).toEqual(['6', '2', '1', '42']);
  });

  it('does not offer a product with an order in progress', () => {
    const products = [product('Flex'), product('Partner', { productType: 0 })];
    const { firstOffer, otherOffers } = arrangeHome({ orders: [order('6', 'Flex')], products });
    expect(firstOffer).toBeUndefined();
    expect(names(otherOffers)).toEqual(['Partner']);
  });

  it('without orders, starts with the best offer and keeps the order of the others', () => {
    const products = [
      product('Platinum', { productStatus: 0, maxAmountPaise: asPaise(6_000_000) }),
      product('Flex'),
      product('Full', { isFull: 1, maxAmountPaise: asPaise(5_000_000) }),
      product('Partner', { productType: 0, maxAmountPaise: asPaise(5_000_000) }),
      product('Gold', { maxAmountPaise: asPaise(4_000_000) }),
    ];
    const home = arrangeHome({ orders: [], products });
    expect(home.firstOffer?.name).toBe('Gold');
    expect(home.standing?.name).toBe('Gold');
    expect(names(home.otherOffers)).toEqual(['Flex', 'Full', 'Partner']);
    expect(names(home.locked)).toEqual(['Platinum']);
  });

  it.each([
    ['held back by a denial', { reapplyTime: 1_767_241_800_000 }, 'Mini'],
    ['from a partner', { productType: 0 }, 'Mini'],
    ['full', { isFull: 1 }, 'Mini'],
    ['available', {}, 'Flex'],
  ])('starts with the best available offer if the larger product is %s', (_, changes, first) => {
    const products = [
      product('Flex', changes),
      product('Mini', { maxAmountPaise: asPaise(100_000) }),
    ];
    expect(arrangeHome({ orders: [], products }).firstOffer?.name).toBe(first);
  });

  it('starts with a partner product or a full one if nothing else is open', () => {
    const products = [product('Full', { isFull: 1 }), product('Partner', { productType: 0 })];
    expect(arrangeHome({ orders: [], products }).firstOffer?.name).toBe('Partner');
  });

  it('shows the ladder position of the largest open product of the lender', () => {
    const products = [
      product('Mini', { maxAmountPaise: asPaise(100_000) }),
      product('Flex'),
      product('Partner', { productType: 0, maxAmountPaise: asPaise(5_000_000) }),
    ];
    const { standing } = arrangeHome({ orders: [order('6', 'Flex')], products });
    expect(standing?.name).toBe('Flex');
  });
});
