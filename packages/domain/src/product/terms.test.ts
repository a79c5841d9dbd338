import { describe, expect, it } from 'vitest';
import { policyOf } from '../policy/policy.ts';
import { nextLoanTerm, selectableTermsOf } from './terms.ts';

const [specified, strict] = [policyOf('specified'), policyOf('strict')];
const product = { period: 14, periodList: [90, 14, 30] };

describe('the terms of a product', () => {
  it('are 7 days in the specified profile, whatever the product has', () => {
    expect(selectableTermsOf(product, specified)).toEqual([7]);
    expect(selectableTermsOf(product, specified, { isApp: true })).toEqual([7]);
  });

  it("are the product's own in the strict profile", () => {
    expect(selectableTermsOf(product, strict)).toEqual([14, 30, 90]);
    expect(selectableTermsOf({ period: 90, periodList: [] }, strict)).toEqual([90]);
  });

  it.each([
    [product, [90]],
    [{ period: 61, periodList: [60, 61] }, [61]],
    [{ period: 7, periodList: [7] }, []],
  ])('of %j in an app from a store are %j', (offered, terms) => {
    expect(selectableTermsOf(offered, strict, { isApp: true })).toEqual(terms);
  });

  it('default to the current term for the next loan, or else to the shortest', () => {
    expect(nextLoanTerm([14, 30], 30)).toBe(30);
    expect(nextLoanTerm([14, 30], 7)).toBe(14);
  });
});
