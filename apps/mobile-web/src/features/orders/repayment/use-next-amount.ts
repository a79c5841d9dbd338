import { type KnownPaise, nextLoanAmount, nextTermOf, type Paise } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productInfoQuery } from '../../../shared/queries/product-info.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { termsHere } from '../../../shared/native/terms-here.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

export interface NextAmount {
  offeredPaise: readonly Paise[];
  /** Null if no amount can be requested. */
  chosenPaise: KnownPaise;
  /** The term of the next loan, in days. */
  period: number;
  choose: (paise: Paise) => void;
}

/**
 * The amounts for a reapplication (D38): the product's amounts if the order allows a choice;
 * otherwise, and while the product loads, only the current amount.
 */
export function useNextAmount({
  productId,
  canChooseAmount,
  loanAmountPaise,
  period,
}: Order): NextAmount {
  const { areTermsOfProduct } = usePolicy();
  const product = useQuery({
    ...productInfoQuery(productId),
    enabled: canChooseAmount || areTermsOfProduct,
  });
  const [chosenPaise, setChosenPaise] = useState(loanAmountPaise);
  const amountsPaise = canChooseAmount ? (product.data?.amountsPaise ?? []) : [];
  const presentPaise = loanAmountPaise === null ? [] : [loanAmountPaise];
  const offeredPaise = amountsPaise.length > 0 ? amountsPaise : presentPaise;
  return {
    offeredPaise,
    period: nextTermOf(termsHere(product.data ?? {}), period),
    chosenPaise:
      offeredPaise.find((paise) => paise === chosenPaise) ??
      nextLoanAmount(offeredPaise, loanAmountPaise),
    choose: setChosenPaise,
  };
}
