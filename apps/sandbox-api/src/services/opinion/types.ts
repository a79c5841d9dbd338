import type { Schema } from '@kosha/api-client';

/** What feedback can be about, in the order of the dialog. */
export const opinionTypes: readonly Schema<'OpinionType'>[] = [
  { problemType: '1', problemDesc: 'Applying for a loan' },
  { problemType: '2', problemDesc: 'My verification' },
  { problemType: '3', problemDesc: 'Repayment' },
  { problemType: '4', problemDesc: 'Something else' },
];

/** The label of a type that was sent; '' for one that is not offered any more. */
export const labelOfType = (type: string): string =>
  opinionTypes.find(({ problemType }) => problemType === type)?.problemDesc ?? '';
