import type { Schema } from '@kosha/api-client';
import { maskAccount, plainText } from '@kosha/domain';

/** What a tile shows of a card. */
export const cardFace = ({ bankName, bankCode, cardNo }: Schema<'BankCard'>) => ({
  bankName: plainText(bankName ?? ''),
  bankCode,
  cardNumber: maskAccount(cardNo),
});
