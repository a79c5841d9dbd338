import { randomInt } from 'node:crypto';
import { isAadhaar, limits, verhoeffCheckDigit } from '@kosha/domain';
import { aadhaarRules, otherPersonPanDigit, minorPanDigit } from './rules.ts';

export interface SampleNumber {
  number: string;
  effect: string;
}

const isSpecial = (aadhaar: string) => aadhaarRules.some(({ endsIn }) => aadhaar.endsWith(endsIn));

/** Random numbers, because each number is accepted for only one account. */
export function generateSampleNumbers(): readonly SampleNumber[] {
  const digitsOfRule = aadhaarRules.map(({ endsIn, outcome }) => ({
    number: aadhaarLike((aadhaar) => aadhaar.endsWith(endsIn)),
    effect: outcome,
  }));
  return [
    { number: generateAcceptedAadhaar(), effect: 'A code is sent to the inbox' },
    ...digitsOfRule,
    { number: generateAcceptedPan(), effect: 'The PAN is accepted' },
    { number: pan(otherPersonPanDigit), effect: 'The PAN belongs to another person' },
    { number: pan(minorPanDigit), effect: 'The person is too young to borrow' },
  ];
}

export const generateAcceptedAadhaar = (): string => aadhaarLike((aadhaar) => !isSpecial(aadhaar));

export const generateAcceptedPan = (): string => pan(String(randomInt(Number(minorPanDigit))));

/** Returns a random valid Aadhaar number (D44) that `isWanted` accepts. */
function aadhaarLike(isWanted: (aadhaar: string) => boolean): string {
  for (;;) {
    const rest = Array.from({ length: limits.aadhaarDigits - 2 }, () => randomInt(10)).join('');
    const digits = `${randomInt(2, 10)}${rest}`;
    const aadhaar = digits + verhoeffCheckDigit(digits);
    if (isAadhaar(aadhaar) && isWanted(aadhaar)) return aadhaar;
  }
}

function pan(lastDigit: string): string {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  const digits = String(randomInt(1, 1000)).padStart(3, '0') + lastDigit;
  return `${letter()}${letter()}${letter()}P${letter()}${digits}${letter()}`;
}
