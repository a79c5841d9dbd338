import type { AadhaarProblem, PanProblem } from './kyc.ts';
import { specifiedMessages } from './messages.ts';

const { aadhaarNumberRequired, panNumberRequired } = specifiedMessages;

/** What is wrong with an identity number; the words of §5 are for empty fields only (D43). */
export const numberMessages = {
  aadhaarNumberRequired,
  aadhaarLength: 'An Aadhaar number has 12 digits. Please check it.',
  aadhaarStart: 'An Aadhaar number does not start with 0 or 1. Please check it.',
  aadhaarPalindrome: 'An Aadhaar number is never the same backwards. Please check it.',
  aadhaarCheckDigit: 'A digit of this Aadhaar number is wrong. Please compare it with your card.',
  panNumberRequired,
  panShape: 'A PAN has 5 letters, 4 digits and 1 letter, such as ABCPS1234F. Please check it.',
  panHolder: "The fourth letter of a person's PAN is P. Please enter your own PAN.",
  panZeros: 'The four digits of a PAN are not 0000. Please check it.',
} as const satisfies Record<AadhaarProblem | PanProblem, string>;
