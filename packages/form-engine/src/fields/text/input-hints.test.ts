import { expect, test } from 'vitest';
import { descriptor } from '../../testing/descriptors.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';
import { inputHints } from './input-hints.ts';

test.each([
  ['fullName', 'text', 'name'],
  ['email', 'email', 'email'],
  ['pinCode', 'text', 'postal-code'],
  ['companyName', 'text', 'organization'],
  ['companyAddress', 'text', 'off'],
  ['address', 'text', 'street-address'],
  ['monthsAtAddress', 'text', 'off'],
  ['years_at_address', 'text', 'off'],
  ['addressSince', 'text', 'off'],
  ['nickname', 'text', 'nickname'],
  ['fatherLastName', 'text', 'off'],
  ['surname', 'text', 'family-name'],
  ['mobileNo', 'text', 'tel-national'],
  ['hobby', 'text', 'on'],
  ['panNo', 'text', 'off'],
])('%s brings keyboard %s and may be filled in with %s', (value, inputMode, autoComplete) => {
  const { field } = fieldUnderTest([descriptor({ value, key: 'x' })]);
  expect(inputHints(field)).toEqual({ inputMode, autoComplete });
});

test('digits bring the number keyboard', () => {
  const { field } = fieldUnderTest([descriptor({ checkType: 1 })]);
  expect(inputHints(field).inputMode).toBe('numeric');
});
