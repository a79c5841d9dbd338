import { offerTo, productInfoFor, answersTo } from '../../src/shared/world/world.fixtures.ts';

/** Everything is open to this persona. */
const knowsAll = 'platinum';

export interface KnownProduct {
  name: string;
  maxPaise: number;
  /** Percent of the amount. */
  serviceRate: number;
}

/** The products of the sample world. */
export const products: readonly KnownProduct[] = answersTo(knowsAll).home.homeProductVos.map(
  ({ id }) => {
    const { name, maxAmount } = offerTo(knowsAll, id);
    return {
      name,
      maxPaise: Math.round(maxAmount * 100),
      serviceRate: productInfoFor(knowsAll, id).serviceRate,
    };
  },
);

/** Those that a text names. */
export const productsIn = (text: string): KnownProduct[] =>
  products.filter(({ name }) => text.includes(name));
