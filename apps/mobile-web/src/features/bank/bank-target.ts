import { maskAccount } from '@kosha/domain';
import type { BankCard } from '../../shared/queries/bank-cards.ts';

/** The application or scheduled order that a bank card is selected for. */
export interface BankCardTarget {
  /** The product id. */
  pid: string;
  /** The id of the scheduled order that receives the card (D09); undefined for an application. */
  oid: string | undefined;
}

/** Router state by which the card list recognises the card that the user has just added. */
export interface AddedCardState {
  addedCard: { bankCode: string; cardNumber: string };
}

/** Masks the account number, because the browser keeps router state in its history. */
export const addedCardState = ({
  bankCode,
  cardNo,
}: {
  bankCode: string;
  cardNo: string;
}): AddedCardState => ({
  addedCard: { bankCode: bankCode.toUpperCase(), cardNumber: maskAccount(cardNo) },
});

export function findAddedCard(cards: readonly BankCard[], state: unknown): BankCard | undefined {
  const { addedCard } = (state ?? {}) as Partial<AddedCardState>;
  if (!addedCard) return undefined;
  return cards.find(
    ({ bankCode, cardNo }) =>
      bankCode.toUpperCase() === addedCard.bankCode && maskAccount(cardNo) === addedCard.cardNumber,
  );
}

export function parseBankCardTarget(query: URLSearchParams): BankCardTarget | undefined {
  const pid = query.get('pid');
  return pid ? { pid, oid: query.get('oid') || undefined } : undefined;
}
