import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAadhaar,
  isPan,
  sanitizePan,
  validateFacePhoto,
  validateKycNumbers,
  validateKycPhotos,
} from './kyc.ts';
import { isVerhoeffValid, verhoeffCheckDigit } from './verhoeff.ts';

const eleven = fc.stringMatching(/^[0-9]{11}$/);
const aadhaar = eleven.map((digits) => digits + verhoeffCheckDigit(digits));
const sample = `23412341234${verhoeffCheckDigit('23412341234')}`;

describe('Verhoeff', () => {
  it.each([
    ['236', '3'],
    ['12345', '1'],
    ['142857', '0'],
  ])('gives %s the check digit %s, as published', (digits, check) => {
    expect(verhoeffCheckDigit(digits)).toBe(check);
    expect(isVerhoeffValid(digits + check)).toBe(true);
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(aadhaar, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const wrong = String((Number(digits[at]) + shift) % 10);
        expect(isAadhaar(digits)).toBe(true);
        expect(isAadhaar(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('notices every swap of two neighbours', () => {
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

  it('asks for the Aadhaar number first, then the PAN', () => {
    expect(validateKycNumbers({ idNo: '', panNo: '' })).toBe('aadhaarNumberRequired');
    expect(validateKycNumbers({ idNo: sample, panNo: '' })).toBe('panNumberRequired');
    expect(validateKycNumbers({ idNo: sample, panNo: 'ABCDE1234F' })).toBeNull();
  });

  it.each([
    ['ABCDE1234F', true],
    ['abcde1234f', true],
    ['ABCD1234F', false],
    ['ABCDE12345', false],
    ['ABCDE1234FG', false],
    ['', false],
  ])('%j is a PAN: %s', (pan, isValid) => {
    expect(isPan(pan)).toBe(isValid);
  });

  it('writes a PAN in capitals while it is typed', () => {
    expect(sanitizePan('abc-de 1234fgh')).toBe('ABCDE1234F');
  });
});

describe('KYC by photo', () => {
  it('names the first missing image in the order of the screen', () => {
    const none = { hasAadhaarFront: false, hasAadhaarBack: false, hasPan: false };
    expect(validateKycPhotos(none)).toBe('aadhaarFrontRequired');
    expect(validateKycPhotos({ ...none, hasAadhaarFront: true })).toBe('aadhaarBackRequired');
    const both = { hasAadhaarFront: true, hasAadhaarBack: true };
    expect(validateKycPhotos({ ...both, hasPan: false })).toBe('panImageRequired');
    expect(validateKycPhotos({ ...both, hasPan: true })).toBeNull();
  });

  it('needs a face', () => {
    expect(validateFacePhoto(false)).toBe('faceRequired');
    expect(validateFacePhoto(true)).toBeNull();
  });
});
