import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskText, maskUrl, maskValue } from './mask.ts';

test.each([
  ['phone', '9876543210', '9000000000'],
  ['fatherName', 'Ravi Kumar', 'Aaaa Aaaaa'],
  ['panNo', 'ABCPE1234F', 'AAAPA0000A'],
  ['aadhaar', '2341 2341 2346', '2000 0000 0000'],
  ['code', '4711', '4000'],
  ['code', 422, 422],
  ['otp', 4711, 4000],
  ['token', 'a1b2', 'a1a0'],
  ['repaymentDate', 1767846600000, 1767846600000],
  ['anything', 9876543210, 9000000000],
  ['anything', 'call 98765 43210 now', 'call 90000 00000 now'],
  ['anything', 'me@kosha.in', 'aa@aaaaa.aa'],
  ['state', 'Karnataka', 'Karnataka'],
])('%s %j is shown as %j', (name, value, shown) => {
  expect(maskValue(name, value)).toEqual(shown);
});

test('what is masked keeps the form that the contract asks for', () => {
  expect(maskValue('panNo', 'ABCPE1234F')).toMatch(/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/);
  expect(maskValue('phone', '7012345678')).toMatch(/^[6-9]\d{9}$/);
});

test('an address shows neither a code nor a number in its path', () => {
  expect(maskUrl('/user/9876543210?otp=4711&page=2')).toBe('/user/9000000000?otp=4000&page=2');
});

test('a number of nine digits or more never comes through, whatever is around it', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,15}$/).filter((text) => !/^.0+$/.test(text));
  const words = fc.stringMatching(/^[a-z .,:]*$/);
  fc.assert(
    fc.property(digits, words, words, (number, before, after) => {
      expect(maskText(`${before}${number}${after}`)).not.toContain(number);
    }),
  );
});
