import type { Schema } from '@kosha/api-client';

export function productInfo(overrides: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> {
  return {
    name: 'Kosha Quick',
    logo: '/icon.svg',
    amountList: [1000, 3000, 5000, 10000],
    period: 7,
    interestRate: 0.08,
    loanProcessingTime: 'Within 30 minutes',
    score: 4.8,
    serviceRate: 10,
    slogan: 'Money in your account the same day',
    periodList: [7],
    detail: [
      { content: ['Indian citizen', '18 years or older'] },
      { content: ['Aadhaar and PAN', 'Basic, work and contact information'] },
    ],
    tier: null,
    ...overrides,
  };
}
