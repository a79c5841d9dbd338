import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAadhaar, maskAccount, maskPan, maskPhone } from './masks.ts';

describe('masks', () => {
  it('show only the last four characters', () => {
    expect(maskAadhaar('987654321012')).toBe('XXXX XXXX 1012');
    expect(maskAadhaar('9876 5432 1012')).toBe('XXXX XXXX 1012');
    expect(maskPan('ABCDE1234F')).toBe('XXXXXX234F');
    expect(maskAccount('001234567890')).toBe('XXXX7890');
    expect(maskAccount('5010 0234 5678 9012 345')).toBe('XXXX2345');
    expect(maskAccount(maskAccount('001234567890'))).toBe('XXXX7890');
    expect(maskAccount('**** 7890')).toBe('XXXX7890');
    expect(maskPhone('9876543210')).toBe('XXXXXX3210');
  });

  it('hide every character of a short text', () => {
    expect(maskAccount('1234')).toBe('XXXX');
    expect(maskAccount('')).toBe('');
  });

  it('never reveal more than four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,19}$/), (digits) => {
        expect(maskAccount(digits).replace(/X/g, '').length).toBeLessThanOrEqual(4);
        expect(maskAadhaar(digits).replace(/[X ]/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
