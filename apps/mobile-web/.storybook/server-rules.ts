import type { Schema } from '@kosha/api-client';
import {
  answersTo,
  knowsAll,
  productInfoFor,
  strictTermsOf,
} from '../src/shared/world/world.fixtures.ts';

const isKnown = (productId: string) => Object.hasOwn(answersTo(knowsAll).byProduct, productId);

/** A partner's terms are the partner's. */
const withTerms = (product: Schema<'HomeProduct'>): Schema<'HomeProduct'> =>
  product.terms || product.h5Href || !isKnown(product.id)
    ? product
    : { ...product, terms: strictTermsOf(productInfoFor(knowsAll, product.id)) };

/** What the strict rules add: for how many days each product can be taken (D54). */
const inStrict: Readonly<Record<string, (data: never) => unknown>> = {
  '/home/v1/index': (home: Schema<'HomeIndex'>) => ({
    ...home,
    homeProductVos: home.homeProductVos.map(withTerms),
  }),
  '/product/v1/product-info': (info: Schema<'ProductInfo'>) => ({
    ...info,
    terms: info.terms ?? strictTermsOf(info),
  }),
};

/** The answer of this call by the strict rules. */
export function inStrictRules(path: string, answer: unknown): unknown {
  const change = inStrict[path];
  const { code, data } = answer as { code: unknown; data: never };
  return change && code === 0 ? { ...(answer as object), data: change(data) } : answer;
}
