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
import { quoteQuery, type Quote } from '../../shared/money/quote.ts';
import { firstTerm, termsHere } from '../../shared/native/terms-here.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { largestAmount, type ProductInfo } from '../../shared/queries/product-info.ts';
import { stored } from '../../shared/browser/stored.ts';

export interface Application {
  cardId: string;
  amountPaise: Paise;
  /** Days. */
  period: number;
  productId: string;
  isAutoMoney: boolean;
}

export interface Sending {
  apply: (application: Application) => void;
  isPending: boolean;
  isApplied: boolean;
}

/** Why applying has to wait. */
type ApplyBlock = 'waitForQuote' | 'retryQuote' | 'priceUnknown' | 'waitForCards' | 'retryCards';

/** The choices of the apply form, what they cost, and sending them. */
export function useApplyForm(
  productId: string,
  product: ProductInfo,
  { apply, isPending, isApplied }: Sending,
  first: Choices = {},
) {
  const [query] = useSearchParams();
  const { isAutoMoneyOn } = usePolicy();
  const draft = useApplyDraft(productId, product, { isAutoMoneyOn, first });
  const { amount, period } = draft;
  // A press moves the amount at once. The price of the new amount is read and shown in the render after that.
  const pricedPaise = useDeferredValue(amount.paise);
  const quote = useQuery(quoteQuery(productId, pricedPaise, { period }));
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

/** The card that the address names; without a name, the only one there is. */
function chosenCard(cards: readonly Schema<'BankCard'>[] | undefined, id: string | null) {
  if (id === null) return cards?.length === 1 ? cards[0] : undefined;
  return cards?.find((card) => card.id === id);
}

/** What the borrower wants to borrow, as far as it is chosen. */
export interface Choices {
  amountPaise?: Paise;
  /** Days. */
  period?: number;
}

interface Draft extends Choices {
  isAutoMoney?: boolean;
}

/** Keeps the choices while the person adds a bank card, and over a reload, until the session ends. */
const draftOf = (productId: string) =>
  stored('session', `apply.${productId}`, ({ amountPaise, period, isAutoMoney }): Draft => ({
    ...(isPaise(amountPaise) && { amountPaise }),
    ...(typeof period === 'number' && { period }),
    ...(typeof isAutoMoney === 'boolean' && { isAutoMoney }),
  }));

/** What the person chose before the form was shown; without what is not offered (any more). */
export function keptChoices(productId: string, product: ProductInfo): Choices {
  const kept = draftOf(productId).read() ?? {};
  const amountPaise = product.amountsPaise.find((paise) => paise === kept.amountPaise);
  const period = termsHere(product).find((days) => days === kept.period);
  return {
    ...(amountPaise !== undefined && { amountPaise }),
    ...(period !== undefined && { period }),
  };
}

/** Keeps them over the way to a bank card. */
export function keepChoices(productId: string, choices: Choices): void {
  const draft = draftOf(productId);
  draft.write({ ...draft.read(), ...choices });
}

export const forgetDraft = (productId: string): void => draftOf(productId).remove();

/** The choices of the form; an amount that is not offered (any more) becomes the largest (§9). */
function useApplyDraft(
  productId: string,
  product: ProductInfo,
  { isAutoMoneyOn, first }: { isAutoMoneyOn: boolean; first: Choices },
) {
  const [kept] = useState<Draft>(() => ({
    ...draftOf(productId).read(),
    ...first,
  }));
  const draft = useRef<Draft>(kept);
  const [amountPaise, setAmountPaise] = useState(kept.amountPaise);
  const [chosenPeriod, setPeriod] = useState(kept.period);
  const change = (changes: Draft) => {
    draft.current = { ...draft.current, ...changes };
    draftOf(productId).write(draft.current);
  };
  const amounts = product.amountsPaise.map(toOption);
  const chosen = amounts.find(({ paise }) => paise === amountPaise);
  return {
    amounts,
    // The form is shown only where amounts are offered.
    amount: chosen ?? toOption(largestAmount(product) ?? zeroPaise),
    chooseAmount(value: string) {
      const option = amounts.find((amount) => amount.value === value);
      if (!option) return;
      setAmountPaise(option.paise);
      change({ amountPaise: option.paise });
    },
    period: termsHere(product).find((days) => days === chosenPeriod) ?? firstTerm(product),
    choosePeriod(period: number) {
      setPeriod(period);
      change({ period });
    },
    /** What the switch shows first. It keeps its own state, so that a press renders nothing else. */
    wasAutoMoney: kept.isAutoMoney ?? isAutoMoneyOn,
    isAutoMoneyOn,
    isAutoMoney: () => draft.current.isAutoMoney ?? isAutoMoneyOn,
    chooseAutoMoney: (isAutoMoney: boolean) => change({ isAutoMoney }),
  };
}

/** One amount of the list; its value is in rupees. */
const toOption = (paise: Paise) => ({
  paise,
  value: String(paiseToRupees(paise)),
  label: formatInr(paise),
});

interface Read<Data> {
  isError: boolean;
  data: Data | undefined;
}

/** Nobody may apply before the price is on the screen and the cards are loaded. */
function blockOf(quote: Read<Quote>, cards: Read<unknown>): ApplyBlock | undefined {
  if (quote.isError) return 'retryQuote';
  if (quote.data === undefined) return 'waitForQuote';
  if (!isPriceKnown(quote.data)) return 'priceUnknown';
  if (cards.data !== undefined) return undefined;
  return cards.isError ? 'retryCards' : 'waitForCards';
}
