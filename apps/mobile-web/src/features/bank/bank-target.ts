import { maskAccount } from '@kosha/domain';
import type { BankCard } from '../../shared/queries/bank-cards.ts';

/** What a bank card is chosen for. */
export interface BankTarget {
  /** The product. */
  pid: string;
  /** The scheduled order that gets the card (D09); without it, an application does. */
  oid: string | undefined;
}

/** Passed in the history's state when a card was just added: by this the list recognises the card. */
export interface CardAdded {
  addedCard: { bankCode: string; cardNumber: string };
}

/** What is kept of an added card: its number only masked. */
export const cardAdded = ({
  bankCode,
  cardNo,
}: {
  bankCode: string;
  cardNo: string;
}): CardAdded => ({
  addedCard: { bankCode: bankCode.toUpperCase(), cardNumber: maskAccount(cardNo) },
});

/** The newest card of the list that is the one just added; undefined if none was, or it is not in the list. */
export function findAdded(cards: readonly BankCard[], state: unknown): BankCard | undefined {
  const { addedCard } = (state ?? {}) as Partial<CardAdded>;
  if (!addedCard) return undefined;
  return cards.find(
    ({ bankCode, cardNo }) =>
      bankCode.toUpperCase() === addedCard.bankCode && maskAccount(cardNo) === addedCard.cardNumber,
  );
}

/** Reads it from a screen's address; undefined where no product is named. */
export function bankTarget(query: URLSearchParams): BankTarget | undefined {
  const pid = query.get('pid');
  return pid ? { pid, oid: query.get('oid') || undefined } : undefined;
}
