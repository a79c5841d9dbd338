import { randomInt } from 'node:crypto';
import { limits, verhoeffCheckDigit } from '@kosha/domain';
import { aadhaarRules, FOREIGN_PAN_DIGIT } from './rules.ts';

/** A number to type in, and what comes of it. */
export interface SampleNumber {
  readonly number: string;
  readonly does: string;
}

const isSpecial = (aadhaar: string) => aadhaarRules.some(({ endsIn }) => aadhaar.endsWith(endsIn));

/** New numbers each time, since an account keeps the ones it was verified with. */
export function sampleNumbers(): readonly SampleNumber[] {
  const digitsOfRule = aadhaarRules.map(({ endsIn, outcome }) => ({
    number: aadhaarLike((aadhaar) => aadhaar.endsWith(endsIn)),
    does: outcome,
  }));
  return [
    { number: acceptedAadhaar(), does: 'A code is sent to the inbox' },
    ...digitsOfRule,
    { number: acceptedPan(), does: 'The PAN is accepted' },
    { number: pan(FOREIGN_PAN_DIGIT), does: 'The PAN belongs to another person' },
  ];
}

/** An Aadhaar number that a code is sent for. */
export const acceptedAadhaar = (): string => aadhaarLike((aadhaar) => !isSpecial(aadhaar));

/** A PAN that belongs to whoever names it. */
export const acceptedPan = (): string => pan(String(randomInt(9)));

/** A random Aadhaar number with its right check digit. */
function aadhaarLike(isWanted: (aadhaar: string) => boolean): string {
  for (;;) {
    const rest = Array.from({ length: limits.aadhaarDigits - 2 }, () => randomInt(10)).join('');
    const digits = `${randomInt(2, 10)}${rest}`;
    const aadhaar = digits + verhoeffCheckDigit(digits);
    if (isWanted(aadhaar)) return aadhaar;
  }
}

function pan(lastDigit: string): string {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  const digits = String(randomInt(1000)).padStart(3, '0') + lastDigit;
  return `${letter()}${letter()}${letter()}P${letter()}${digits}${letter()}`;
}
