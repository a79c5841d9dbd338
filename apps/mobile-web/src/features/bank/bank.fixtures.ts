import type { Schema } from '@kosha/api-client';

export function bankCard(overrides: Partial<Schema<'BankCard'>> = {}): Schema<'BankCard'> {
  return {
    id: '11',
    cardNo: '50100234567891',
    bankCode: 'HDFC0001234',
    bankName: 'HDFC Bank',
    ...overrides,
  };
}
