import type { Schema } from '@kosha/api-client';

export const aContactVerification = (
  change: Partial<Schema<'ContactVerification'>> = {},
): Schema<'ContactVerification'> => ({
  borrowerFirstName: 'Priya',
  relation: 'Mother',
  answered: false,
  ...change,
});
