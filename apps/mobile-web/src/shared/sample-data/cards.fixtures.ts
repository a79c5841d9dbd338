import type { Schema } from '@kosha/api-client';

export const secondCard: Schema<'BankCard'> = {
  id: '32',
  cardNo: 'XXXX4821',
  bankCode: 'SBIN0005678',
  bankName: 'State Bank of India',
};
