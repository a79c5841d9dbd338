import { quote } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { offerStatement } from '../loan/loan-statement.ts';
import type { Paise } from '../money/paise.ts';

/** The amounts, loan periods (`terms`, in days) and rates of a product. */
export interface PricedProduct {
  amountsPaise: readonly Paise[];
  terms: readonly number[];
  interestRatePercentPerDay: number;
  serviceRatePercent: number;
}

/** A loan with the full processing fee, which a borrower's tier would reduce. */
export interface DisclosedLoan {
  principalPaise: Paise;
  receivedPaise: Paise;
  repaymentPaise: Paise;
  days: number;
  aprPercent: number;
}

/**
 * The ranges of interest rates and loan periods of all products, and the loan with the highest APR.
 * Public pages show them (D63).
 */
export interface DisclosedTerms {
  interestPercentPerYear: { min: number; max: number };
  days: { min: number; max: number };
  highestAprLoan: DisclosedLoan;
}

/** Null if no product offers a loan. */
export function disclosedTerms(products: readonly PricedProduct[]): DisclosedTerms | null {
  const offeredProducts = products.filter(
    ({ terms, amountsPaise }) => terms.length * amountsPaise.length > 0,
  );
  const [dearest] = offeredProducts
    .flatMap(loansOf)
    .toSorted((one, other) => other.aprPercent - one.aprPercent);
  if (dearest === undefined) return null;
  return {
    interestPercentPerYear: rangeOf(
      offeredProducts.map(({ interestRatePercentPerDay: rate }) =>
        Number((rate * limits.daysInYear).toFixed(2)),
      ),
    ),
    days: rangeOf(offeredProducts.flatMap(({ terms }) => terms)),
    highestAprLoan: dearest,
  };
}

function loansOf(product: PricedProduct): DisclosedLoan[] {
  const { interestRatePercentPerDay, serviceRatePercent: serviceRate } = product;
  return product.terms.flatMap((days) =>
    product.amountsPaise.flatMap((principalPaise) => {
      const price = quote({
        principalPaise,
        serviceRate,
        tierReductionPercent: 0,
        interestRatePercentPerDay,
        days,
      });
      const { receivedPaise, repaymentPaise } = price;
      const { offeredAprPercent: aprPercent } = offerStatement(price, days);
      return aprPercent === null
        ? []
        : [{ principalPaise, receivedPaise, repaymentPaise, days, aprPercent }];
    }),
  );
}

const rangeOf = (numbers: readonly number[]) => ({
  min: Math.min(...numbers),
  max: Math.max(...numbers),
});
