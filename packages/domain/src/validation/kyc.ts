import { limits } from '../limits.ts';
import { asciiDigits, isDigits } from './digits.ts';
import { isVerhoeffValid } from './verhoeff.ts';

/** 12 digits; the last one is the Verhoeff check digit of the others. */
export function isAadhaar(text: string): boolean {
  return isDigits(text, limits.aadhaarDigits) && isVerhoeffValid(text);
}

/** What a PAN input keeps of a text: at most 10 capitals and digits (§5). */
export function sanitizePan(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.panCharacters);
}

/** Five letters, four digits and a letter, in any letter case. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}[0-9]{4}[A-Z]$/i.test(text);
}

/** The first problem of KYC by number, or null. A wrong number counts as missing (§5). */
export function validateKycNumbers(form: {
  idNo: string;
  panNo: string;
}): 'aadhaarNumberRequired' | 'panNumberRequired' | null {
  if (!isAadhaar(form.idNo)) return 'aadhaarNumberRequired';
  return isPan(form.panNo) ? null : 'panNumberRequired';
}

/** The first missing image of KYC by photo, or null (§5). */
export function validateKycPhotos(form: {
  hasAadhaarFront: boolean;
  hasAadhaarBack: boolean;
  hasPan: boolean;
}): 'aadhaarFrontRequired' | 'aadhaarBackRequired' | 'panImageRequired' | null {
  if (!form.hasAadhaarFront) return 'aadhaarFrontRequired';
  if (!form.hasAadhaarBack) return 'aadhaarBackRequired';
  return form.hasPan ? null : 'panImageRequired';
}

export function validateFacePhoto(hasFace: boolean): 'faceRequired' | null {
  return hasFace ? null : 'faceRequired';
}
