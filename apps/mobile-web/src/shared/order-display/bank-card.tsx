import type { Schema } from '@kosha/api-client';
import { maskAccount, plainText } from '@kosha/domain';
import { BankMark } from '@kosha/ui';

type Card = Schema<'BankCard'>;

/** The display data of a card, without sensitive data; the bank's name may be missing. */
export const cardFace = ({ bankName, bankCode, cardNo }: Card) => ({
  bankName: plainText(bankName ?? '') || undefined,
  bankCode,
  cardNumber: maskAccount(cardNo),
});

/**
 * The name of a card, such as 'HDFC Bank · XXXX7890'. If the bank's name is missing, the IFSC code
 * replaces it.
 */
export function cardName(card: Card): string {
  const { bankName, bankCode, cardNumber } = cardFace(card);
  return `${bankName ?? bankCode} · ${cardNumber}`;
}

/** The bank's monogram. */
export function CardMark({ card }: { card: Card }) {
  const { bankName, bankCode } = cardFace(card);
  return <BankMark bankName={bankName} bankCode={bankCode} />;
}
