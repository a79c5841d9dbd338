import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAccountNumber, sanitizeIfsc } from './bank.ts';
import { toAsciiDigits, sanitizeDigits } from './digits.ts';
import { sanitizePan } from './kyc.ts';
import { nationalPhone } from './phone.ts';

const zeros = { hindi: '०', bengali: '০', gujarati: '૦', tamil: '௦', telugu: '౦', urdu: '۰' };

const inScript = (ascii: string, zero: string) =>
  ascii.replace(/[0-9]/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

describe('digits of another script', () => {
  it.each(Object.entries(zeros))('are converted to ASCII digits in %s', (_, zero) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,30}$/), (ascii) => {
        expect(toAsciiDigits(inScript(ascii, zero))).toBe(ascii);
      }),
    );
  });

  it('are converted correctly if the ranges of two scripts are adjacent in Unicode', () => {
    expect(toAsciiDigits('𝟎𝟗𝟘𝟡𝟬𝟵𝟶𝟿')).toBe('09090909');
  });

  it('are the only characters that are converted', () => {
    expect(toAsciiDigits('नाम ½ ② IV')).toBe('नाम ½ ② IV');
  });

  it('are accepted in every number field', () => {
    expect(sanitizeDigits('४८२१', 4)).toBe('4821');
    expect(nationalPhone('+९१ ९८७६५ ४३२१०')).toBe('9876543210');
    expect(editAccountNumber('12', '12३', false).text).toBe('123');
    expect(editAccountNumber('', '५०१० ०२', true).text).toBe('501002');
    expect(sanitizeIfsc('hdfc००१२३४५')).toBe('HDFC0012345');
    expect(sanitizePan('abcde१२३४f')).toBe('ABCDE1234F');
  });
});
