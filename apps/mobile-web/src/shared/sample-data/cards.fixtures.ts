import type { Schema } from '@kosha/api-client';

/** The second card of borrowers with two cards. The server masks its number. */
export const secondCard: Schema<'BankCard'> = {
  id: '32',
  cardNo: 'XXXX4821',
  bankCode: 'SBIN0005678',
  bankName: 'State Bank of India',
};
