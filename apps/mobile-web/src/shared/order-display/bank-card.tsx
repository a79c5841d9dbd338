import type { Schema } from '@kosha/api-client';
import { maskAccount, plainText } from '@kosha/domain';
import { BankMark } from '@kosha/ui';

type Card = Schema<'BankCard'>;

/** A card as it is shown, with nothing sensitive; the bank's name may be missing. */
export const cardFace = ({ bankName, bankCode, cardNo }: Card) => ({
  bankName: plainText(bankName ?? '') || undefined,
  bankCode,
  cardNumber: maskAccount(cardNo),
});

/** 'HDFC Bank · XXXX7890'; the IFSC where the bank has no name. */
export function cardName(card: Card): string {
  const { bankName, bankCode, cardNumber } = cardFace(card);
  return `${bankName ?? bankCode} · ${cardNumber}`;
}

/** The bank's monogram. */
export function CardMark({ card }: { card: Card }) {
  const { bankName, bankCode } = cardFace(card);
  return <BankMark bankName={bankName} bankCode={bankCode} />;
}
