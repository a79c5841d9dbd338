import type { Schema } from '@kosha/api-client';
import {
  formatInr,
  isPaise,
  isPriceKnown,
  type Paise,
  paiseToRupees,
  zeroPaise,
} from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { quoteQuery, quoteFromOffer, type Quote } from '../../shared/money/quote.ts';
import { firstTerm, termsOnPlatform } from '../../shared/native/terms-here.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { largestAmount, type ProductInfo } from '../../shared/queries/product-info.ts';
import { createStoredValue } from '../../shared/browser/stored.ts';

export interface Application {
  cardId: string;
  amountPaise: Paise;
  /** In days. */
  period: number;
  productId: string;
  isAutoMoney: boolean;
}

export interface ApplySubmission {
  apply: (application: Application) => void;
  isPending: boolean;
  isApplied: boolean;
}

type ApplyBlock = 'waitForQuote' | 'retryQuote' | 'priceUnknown' | 'waitForCards' | 'retryCards';

export function useApplyForm(
  productId: string,
  product: ProductInfo,
  { apply, isPending, isApplied }: ApplySubmission,
  first: ApplyChoices = {},
) {
  const [query] = useSearchParams();
  const { isAutoMoneyOn } = usePolicy();
  const draft = useApplyDraft(productId, product, { isAutoMoneyOn, first });
  const { amount, period } = draft;
  // React shows the selected amount immediately, and the price of this amount with lower priority.
  const pricedPaise = useDeferredValue(amount.paise);
  const received = quoteFromOffer(product.offer, { amountPaise: pricedPaise, period });
  const quote = useQuery({
    ...quoteQuery(productId, pricedPaise, { period }),
    ...(received && { placeholderData: received }),
  });
  const cards = useQuery(bankCardsQuery);
  const card = chosenCard(cards.data, query.get('bank_id'));
  const send = () => {
    if (!card) return;
    const isAutoMoney = draft.isAutoMoney();
    apply({ cardId: card.id, amountPaise: amount.paise, period, productId, isAutoMoney });
  };
  const block = pricedPaise === amount.paise ? blockOf(quote, cards) : 'waitForQuote';
  return { draft, pricedPaise, quote, cards, card, block, isPending, isApplied, send };
}

function chosenCard(cards: readonly Schema<'BankCard'>[] | undefined, id: string | null) {
  if (id === null) return cards?.length === 1 ? cards[0] : undefined;
  return cards?.find((card) => card.id === id);
}

export interface ApplyChoices {
  amountPaise?: Paise;
  /** In days. */
  period?: number;
}

interface Draft extends ApplyChoices {
  isAutoMoney?: boolean;
}

/**
 * The unsent values of the form, stored for this tab. They survive a reload and a visit to the page
 * that adds a bank card.
 */
const draftOf = (productId: string) =>
  createStoredValue(
    'session',
    `apply.${productId}`,
    ({ amountPaise, period, isAutoMoney }): Draft => ({
      ...(isPaise(amountPaise) && { amountPaise }),
      ...(typeof period === 'number' && { period }),
      ...(typeof isAutoMoney === 'boolean' && { isAutoMoney }),
    }),
  );

/** Omits values that the product no longer offers. */
export function readSavedChoices(productId: string, product: ProductInfo): ApplyChoices {
  const saved = draftOf(productId).read() ?? {};
  const amountPaise = product.amountsPaise.find((paise) => paise === saved.amountPaise);
  const period = termsOnPlatform(product).find((days) => days === saved.period);
  return {
    ...(amountPaise !== undefined && { amountPaise }),
    ...(period !== undefined && { period }),
  };
}

export function saveChoices(productId: string, choices: ApplyChoices): void {
  const draft = draftOf(productId);
  draft.write({ ...draft.read(), ...choices });
}

export const forgetDraft = (productId: string): void => draftOf(productId).remove();

/** Without a saved amount that is still offered, the largest amount is selected (§9). */
function useApplyDraft(
  productId: string,
  product: ProductInfo,
  { isAutoMoneyOn, first }: { isAutoMoneyOn: boolean; first: ApplyChoices },
) {
  const [initial] = useState<Draft>(() => ({
    ...draftOf(productId).read(),
    ...first,
  }));
  const draft = useRef<Draft>(initial);
  const [amountPaise, setAmountPaise] = useState(initial.amountPaise);
  const [chosenPeriod, setPeriod] = useState(initial.period);
  const change = (changes: Draft) => {
    draft.current = { ...draft.current, ...changes };
    draftOf(productId).write(draft.current);
  };
  const amounts = product.amountsPaise.map(toOption);
  const chosen = amounts.find(({ paise }) => paise === amountPaise);
  return {
    amounts,
    // The form is rendered only if amounts are offered, so the fallback to zero is never used.
    amount: chosen ?? toOption(largestAmount(product) ?? zeroPaise),
    chooseAmount(value: string) {
      const option = amounts.find((amount) => amount.value === value);
      if (!option) return;
      setAmountPaise(option.paise);
      change({ amountPaise: option.paise });
    },
    period: termsOnPlatform(product).find((days) => days === chosenPeriod) ?? firstTerm(product),
    choosePeriod(period: number) {
      setPeriod(period);
      change({ period });
    },
    /**
     * The initial value of the switch "Automatically get money?". The switch keeps its own state,
     * so a tap re-renders only the switch.
     */
    wasAutoMoney: initial.isAutoMoney ?? isAutoMoneyOn,
    isAutoMoneyOn,
    isAutoMoney: () => draft.current.isAutoMoney ?? isAutoMoneyOn,
    chooseAutoMoney: (isAutoMoney: boolean) => change({ isAutoMoney }),
  };
}

const toOption = (paise: Paise) => ({
  paise,
  value: String(paiseToRupees(paise)),
  label: formatInr(paise),
});

interface Read<Data> {
  isError: boolean;
  data: Data | undefined;
}

function blockOf(quote: Read<Quote>, cards: Read<unknown>): ApplyBlock | undefined {
  if (quote.isError) return 'retryQuote';
  if (quote.data === undefined) return 'waitForQuote';
  if (!isPriceKnown(quote.data)) return 'priceUnknown';
  if (cards.data !== undefined) return undefined;
  return cards.isError ? 'retryCards' : 'waitForCards';
}
