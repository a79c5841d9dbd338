import { type KnownPaise, nextLoanAmount, type Paise } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productInfoQuery } from '../../../shared/queries/product-info.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

export interface NextAmount {
  offeredPaise: readonly Paise[];
  /** Null when there is no amount to ask for. */
  chosenPaise: KnownPaise;
  choose: (paise: Paise) => void;
}

/**
 * How much a reapply may ask for (D38): the product's amounts where the order allows a choice, else the
 * present amount. While the product is not known, it is the present amount too.
 */
export function useNextAmount({ productId, canChooseAmount, loanAmountPaise }: Order): NextAmount {
  const product = useQuery({ ...productInfoQuery(productId), enabled: canChooseAmount });
  const [wishedPaise, setWishedPaise] = useState(loanAmountPaise);
  const amountsPaise = canChooseAmount ? (product.data?.amountsPaise ?? []) : [];
  const presentPaise = loanAmountPaise === null ? [] : [loanAmountPaise];
  const offeredPaise = amountsPaise.length > 0 ? amountsPaise : presentPaise;
  return {
    offeredPaise,
    chosenPaise:
      offeredPaise.find((paise) => paise === wishedPaise) ??
      nextLoanAmount(offeredPaise, loanAmountPaise),
    choose: setWishedPaise,
  };
}
