import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aadhaarProblem,
  isAadhaar,
  isPan,
  panProblem,
  sanitizeAadhaar,
  sanitizePan,
  validateFacePhoto,
  validateKycNumbers,
  validateKycPhotos,
} from './kyc.ts';
import { isVerhoeffValid, verhoeffCheckDigit } from './verhoeff.ts';

const isPalindrome = (text: string) => text === [...text].reverse().join('');
const aadhaar = fc
  .stringMatching(/^[2-9][0-9]{10}$/)
  .map((digits) => digits + verhoeffCheckDigit(digits))
  .filter((number) => !isPalindrome(number));
const pan = fc
  .stringMatching(/^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/)
  .filter((text) => !text.includes('0000'));
const palindromes = Array.from({ length: 1000 }, (_, at) => {
  const half = String(234_000 + at);
  return half + [...half].reverse().join('');
});
const toTamilDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xbe6 + Number(digit)));
const sample = `23412341234${verhoeffCheckDigit('23412341234')}`;

describe('Verhoeff', () => {
  it.each([
    ['236', '3'],
    ['12345', '1'],
    ['142857', '0'],
  ])('computes for %s the published check digit %s', (digits, check) => {
    expect(verhoeffCheckDigit(digits)).toBe(check);
    expect(isVerhoeffValid(digits + check)).toBe(true);
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(aadhaar, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const wrongDigit = String((Number(digits[at]) + shift) % 10);
        expect(isAadhaar(digits)).toBe(true);
        expect(isAadhaar(digits.slice(0, at) + wrongDigit + digits.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('detects every swap of two adjacent digits', () => {
    fc.assert(
      fc.property(aadhaar, fc.nat(10), (digits, at) => {
        const [left = '', right = ''] = [digits[at], digits[at + 1]];
        fc.pre(left !== right);
        expect(isAadhaar(digits.slice(0, at) + right + left + digits.slice(at + 2))).toBe(false);
      }),
    );
  });
});

describe('KYC by number', () => {
  it.each(['', '12', `${sample}0`, '234a12341234', ` ${sample.slice(1)}`])(
    'refuses the Aadhaar number %j',
    (idNo) => {
      expect(isAadhaar(idNo)).toBe(false);
    },
  );

  it('requires the Aadhaar number first, then the PAN', () => {
    expect(validateKycNumbers({ idNo: '', panNo: '' })).toBe('aadhaarNumberRequired');
    expect(validateKycNumbers({ idNo: sample, panNo: '' })).toBe('panNumberRequired');
    expect(validateKycNumbers({ idNo: sample, panNo: 'ABCPS1234F' })).toBeNull();
  });

  it.each([
    ['ABCPS1234F', null],
    ['abcps1234f', null],
    ['ABCPS0001F', null],
    ['ABCPS9999F', null],
    ['', 'panNumberRequired'],
    ['ABCP1234F', 'panShape'],
    ['ABCPS12345', 'panShape'],
    ['ABCPS1234FG', 'panShape'],
    ['ABCCS1234F', 'panHolder'],
    ['PPPAP1234P', 'panHolder'],
    ['ABCPS0000F', 'panZeros'],
  ])('the PAN %j has the problem %s', (text, problem) => {
    expect(panProblem(text)).toBe(problem);
    expect(isPan(text)).toBe(problem === null);
  });

  it('reports the problem of an Aadhaar number', () => {
    const palindrome = palindromes.find(isVerhoeffValid) ?? '';
    expect(isPalindrome(palindrome)).toBe(true);
    expect(aadhaarProblem(palindrome)).toBe('aadhaarPalindrome');
    expect(aadhaarProblem('')).toBe('aadhaarNumberRequired');
    expect(aadhaarProblem('23412341234')).toBe('aadhaarLength');
    expect(aadhaarProblem('234123412347')).toBe('aadhaarCheckDigit');
    for (const first of ['0', '1']) {
      const digits = `${first}2341234123`;
      expect(aadhaarProblem(digits + verhoeffCheckDigit(digits))).toBe('aadhaarStart');
    }
  });

  it('reads numbers with spaces and hyphens between groups, in the digits of any script', () => {
    fc.assert(
      fc.property(aadhaar, pan, fc.constantFrom(' ', '-', ' - ', ''), (idNo, panNo, sign) => {
        const groups = [idNo.slice(0, 4), idNo.slice(4, 8), idNo.slice(8)].join(sign);
        expect(sanitizeAadhaar(groups)).toBe(idNo);
        expect(sanitizeAadhaar(toTamilDigits(groups))).toBe(idNo);
        const parts = [panNo.slice(0, 5), panNo.slice(5, 9), panNo.slice(9)].join(sign);
        expect(sanitizePan(parts)).toBe(panNo);
        expect(sanitizePan(toTamilDigits(parts.toLowerCase()))).toBe(panNo);
        expect([isAadhaar(idNo), isPan(panNo)]).toEqual([true, true]);
      }),
    );
  });

  it('writes a PAN in capitals while it is typed', () => {
    expect(sanitizePan('abc-de 1234fgh')).toBe('ABCDE1234F');
  });
});

describe('KYC by photo', () => {
  it('reports the first missing image in the order of the screen', () => {
    const none = { hasAadhaarFront: false, hasAadhaarBack: false, hasPan: false };
    expect(validateKycPhotos(none)).toBe('aadhaarFrontRequired');
    expect(validateKycPhotos({ ...none, hasAadhaarFront: true })).toBe('aadhaarBackRequired');
    const both = { hasAadhaarFront: true, hasAadhaarBack: true };
    expect(validateKycPhotos({ ...both, hasPan: false })).toBe('panImageRequired');
    expect(validateKycPhotos({ ...both, hasPan: true })).toBeNull();
  });

  it('requires a photo of the face', () => {
    expect(validateFacePhoto(false)).toBe('faceRequired');
    expect(validateFacePhoto(true)).toBeNull();
  });
});
