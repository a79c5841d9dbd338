import { limits } from '../limits.ts';
import { toAsciiDigits, isDigits, sanitizeDigits } from './digits.ts';
import { createCodeEdit } from './edits.ts';
import { messagesFromSpecification } from './messages.ts';
import { isVerhoeffValid } from './verhoeff.ts';

type Rules<Problem extends string> = readonly (readonly [
  Problem,
  isBroken: (text: string) => boolean,
])[];

const aadhaarRules = [
  ['aadhaarNumberRequired', (text) => text === ''],
  ['aadhaarLength', (text) => !isDigits(text, limits.aadhaarDigits)],
  ['aadhaarStart', (text) => /^[01]/.test(text)],
  ['aadhaarPalindrome', (text) => text === [...text].reverse().join('')],
  ['aadhaarCheckDigit', (text) => !isVerhoeffValid(text)],
] as const satisfies Rules<string>;

const panRules = [
  ['panNumberRequired', (text) => text === ''],
  ['panShape', (text) => !/^[A-Z]{5}[0-9]{4}[A-Z]$/i.test(text)],
  ['panHolder', (text) => !/^...P/i.test(text)],
  ['panZeros', (text) => text.includes('0000')],
] as const satisfies Rules<string>;

export type AadhaarProblem = (typeof aadhaarRules)[number][0];
export type PanProblem = (typeof panRules)[number][0];

/** What is wrong with an Aadhaar number; null if valid (D44). Expects `text` without spaces. */
export function aadhaarProblem(text: string): AadhaarProblem | null {
  return firstBroken(aadhaarRules, text);
}

export function isAadhaar(text: string): boolean {
  return aadhaarProblem(text) === null;
}

/** Keeps at most 12 digits (§5). */
export function sanitizeAadhaar(text: string): string {
  return sanitizeDigits(text, limits.aadhaarDigits);
}

/** Keeps at most 10 letters and digits, and converts letters to capitals (§5). */
export function sanitizePan(text: string): string {
  return toAsciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.panCharacters);
}

export const editAadhaar = createCodeEdit(sanitizeAadhaar);

export const editPan = createCodeEdit(sanitizePan);

/**
 * What is wrong with a PAN; null if valid (D44). Expects `text` without spaces. Letters may be
 * upper or lower case.
 */
export function panProblem(text: string): PanProblem | null {
  return firstBroken(panRules, text);
}

export function isPan(text: string): boolean {
  return panProblem(text) === null;
}

/** The first problem of the numbers; null if both are valid (§5, D43). */
export function validateKycNumbers(form: {
  idNo: string;
  panNo: string;
}): AadhaarProblem | PanProblem | null {
  return aadhaarProblem(form.idNo) ?? panProblem(form.panNo);
}

/** The message for the first missing photo; null if none is missing (§5). */
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

function firstBroken<Problem extends string>(rules: Rules<Problem>, text: string): Problem | null {
  return rules.find(([, isBroken]) => isBroken(text))?.[0] ?? null;
}

const { aadhaarNumberRequired, panNumberRequired } = messagesFromSpecification;

/** Messages for invalid numbers (D43). §5 has messages only for empty fields. */
export const kycNumberMessages = {
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
