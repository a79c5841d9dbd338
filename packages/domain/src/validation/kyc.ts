import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';
import { isVerhoeffValid } from './verhoeff.ts';

/** 12 digits whose last is the Verhoeff check digit of the others. */
export function isAadhaar(text: string): boolean {
  return isDigits(text, limits.aadhaarDigits) && isVerhoeffValid(text);
}

/** Upper case, letters and digits only, at most 10 characters: what a PAN input holds (§5). */
export function sanitizePan(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.panCharacters);
}

/** Five letters, four digits, one letter; case does not matter. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}[0-9]{4}[A-Z]$/i.test(text);
}

/** KYC by number: what to say first, or null. A number that cannot be right counts as missing (§5). */
export function validateKycNumbers(form: {
  readonly idNo: string;
  readonly panNo: string;
}): 'aadhaarNumberRequired' | 'panNumberRequired' | null {
  if (!isAadhaar(form.idNo)) return 'aadhaarNumberRequired';
  return isPan(form.panNo) ? null : 'panNumberRequired';
}

/** KYC by photo: the first image still missing, or null (§5). */
export function validateKycPhotos(form: {
  readonly hasAadhaarFront: boolean;
  readonly hasAadhaarBack: boolean;
  readonly hasPan: boolean;
}): 'aadhaarFrontRequired' | 'aadhaarBackRequired' | 'panImageRequired' | null {
  if (!form.hasAadhaarFront) return 'aadhaarFrontRequired';
  if (!form.hasAadhaarBack) return 'aadhaarBackRequired';
  return form.hasPan ? null : 'panImageRequired';
}

export function validateFacePhoto(hasFace: boolean): 'faceRequired' | null {
  return hasFace ? null : 'faceRequired';
}
