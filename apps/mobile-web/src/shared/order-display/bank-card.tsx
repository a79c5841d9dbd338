import type { Schema } from '@kosha/api-client';
import { maskAccount, sanitizePlainText } from '@kosha/domain';
import { BankMark } from '@kosha/ui';

type Card = Schema<'BankCard'>;

export const bankCardDisplay = ({ bankName, bankCode, cardNo }: Card) => ({
  bankName: sanitizePlainText(bankName ?? '') || undefined,
  bankCode,
  cardNumber: maskAccount(cardNo),
});

/** Returns 'HDFC Bank · XXXX7890', for example. The IFSC code replaces a missing bank name. */
export function bankCardLabel(card: Card): string {
  const { bankName, bankCode, cardNumber } = bankCardDisplay(card);
  return `${bankName ?? bankCode} · ${cardNumber}`;
}

export function BankCardLogo({ card }: { card: Card }) {
  const { bankName, bankCode } = bankCardDisplay(card);
  return <BankMark bankName={bankName} bankCode={bankCode} />;
}
