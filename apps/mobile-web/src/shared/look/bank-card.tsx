import type { Schema } from '@kosha/api-client';
import { maskAccount, plainText } from '@kosha/domain';
import { BankMark } from '@kosha/ui';

type Card = Schema<'BankCard'>;

/** What is shown of a card, and nothing that could be mistaken for more; a bank may be without a name. */
export const cardFace = ({ bankName, bankCode, cardNo }: Card) => ({
  bankName: plainText(bankName ?? '') || undefined,
  bankCode,
  cardNumber: maskAccount(cardNo),
});

/** 'HDFC Bank · XXXX7890'; the IFSC code where the bank has no name. */
export function cardName(card: Card): string {
  const { bankName, bankCode, cardNumber } = cardFace(card);
  return `${bankName ?? bankCode} · ${cardNumber}`;
}

/** The letter mark of its bank. */
export function CardMark({ card }: { card: Card }) {
  const { bankName, bankCode } = cardFace(card);
  return <BankMark bankName={bankName} bankCode={bankCode} />;
}
