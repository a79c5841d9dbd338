import { formatPeriods, periodsOf, rupeesToPaise } from '@kosha/domain';
import {
  answersTo,
  knowsAll,
  offerTo,
  productInfoFor,
} from '../../src/shared/world/world.fixtures.ts';

export interface KnownProduct {
  name: string;
  maxPaise: number;
  /** Percent of the amount. */
  serviceRate: number;
  /** Percent per day. */
  interestRate: number;
  /** For how many days it can be taken, as a text says it: '7, 14 or 30 days'. */
  periods: string;
}

/** The products of the sample world. */
export const products: readonly KnownProduct[] = answersTo(knowsAll).home.homeProductVos.map(
  ({ id }) => {
    const { name, maxAmount } = offerTo(knowsAll, id);
    const { serviceRate, interestRate, period, periodList } = productInfoFor(knowsAll, id);
    return {
      name,
      maxPaise: rupeesToPaise(maxAmount),
      serviceRate,
      interestRate,
      periods: formatPeriods(periodsOf({ period, periodList })),
    };
  },
);

/** Those that a text names. */
export const productsIn = (text: string): KnownProduct[] =>
  products.filter(({ name }) => text.includes(name));
