import type { PublishedRule } from '../published-rule.ts';

/** What the provider does when a code is to be sent for an Aadhaar number. */
export type OtpAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly message: string };

export interface AadhaarRule extends PublishedRule {
  /** The last digit of the numbers it is for. */
  readonly endsIn: string;
  readonly answer: OtpAnswer;
}

const NO_MOBILE = 'Aadhaar number does not have a mobile number linked';
const SILENT = 'The identity provider does not answer right now. Please try again later.';

/** What is special about an Aadhaar number; every other is sent a code (D31). */
export const aadhaarRules: readonly AadhaarRule[] = [
  {
    endsIn: '9',
    when: 'The Aadhaar number ends in 9',
    outcome: `No code; the provider says '${NO_MOBILE}'`,
    answer: { kind: 'refused', message: NO_MOBILE },
  },
  {
    endsIn: '8',
    when: 'The Aadhaar number ends in 8',
    outcome: `No code; the provider says '${SILENT}'`,
    answer: { kind: 'refused', message: SILENT },
  },
  {
    endsIn: '0',
    when: 'The Aadhaar number ends in 0',
    outcome: 'State 1: verified already, no code is asked for',
    answer: { kind: 'verified' },
  },
];

/** The last of a PAN's four digits by which it belongs to somebody else. */
export const FOREIGN_PAN_DIGIT = '9';

export const panRules: readonly PublishedRule[] = [
  {
    when: `The last digit of the PAN is ${FOREIGN_PAN_DIGIT}, as in ABCPS123${FOREIGN_PAN_DIGIT}F`,
    outcome: 'The step is refused: the PAN belongs to another person',
  },
];
