import { maskAccount } from '@kosha/domain';
import type { BankCard } from '../../shared/queries/bank-cards.ts';

/** What a bank card is chosen for. */
export interface BankTarget {
  /** The product. */
  pid: string;
  /** The scheduled order that receives the card (D09); undefined for an application. */
  oid: string | undefined;
}

/** History state after a card was added, by which the list identifies it. */
export interface CardAdded {
  addedCard: { bankCode: string; cardNumber: string };
}

/** The stored part of an added card: its number only masked. */
export const cardAdded = ({
  bankCode,
  cardNo,
}: {
  bankCode: string;
  cardNo: string;
}): CardAdded => ({
  addedCard: { bankCode: bankCode.toUpperCase(), cardNumber: maskAccount(cardNo) },
});

/** The newest listed card that matches the one just added; undefined if there is none. */
export function findAdded(cards: readonly BankCard[], state: unknown): BankCard | undefined {
  const { addedCard } = (state ?? {}) as Partial<CardAdded>;
  if (!addedCard) return undefined;
  return cards.find(
    ({ bankCode, cardNo }) =>
      bankCode.toUpperCase() === addedCard.bankCode && maskAccount(cardNo) === addedCard.cardNumber,
  );
}

/** Reads the target from a screen's query; undefined if no product is named. */
export function bankTarget(query: URLSearchParams): BankTarget | undefined {
  const pid = query.get('pid');
  return pid ? { pid, oid: query.get('oid') || undefined } : undefined;
}
