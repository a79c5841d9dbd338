import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';
import { inputAttributesOf } from './use-text-input.ts';
test.each([
  ['fullName', 'text', 'name'],
  ['email', 'email', 'email'],
  ['pinCode', 'text', 'postal-code'],
  ['companyName', 'text', 'organization'],
  ['companyAddress', 'text', 'off'],
  ['address', 'text', 'address-line1'],
  ['monthsAtAddress', 'text', 'off'],
  ['years_at_address', 'text', 'off'],
  ['addressSince', 'text', 'off'],
  ['nickname', 'text', 'nickname'],
  ['fatherLastName', 'text', 'off'],
  ['surname', 'text', 'family-name'],
  ['mobileNo', 'text', 'tel-national'],
  ['hobby', 'text', 'on'],
  ['panNo', 'text', 'off'],
])(
  'a field named %s has the input mode %s and autocomplete %s',
  (value, inputMode, autoComplete) => {
    const { field } = fieldUnderTest([descriptor({ value, key: 'x' })]);
    expect(inputAttributesOf(field)).toEqual({ inputMode, autoComplete });
  },
);

test('a digits field has the input mode numeric', () => {
  const { field } = fieldUnderTest([descriptor({ checkType: 1 })]);
  expect(inputAttributesOf(field).inputMode).toBe('numeric');
});

test.each(['mobile', 'mobileNo', 'contactPhone', 'phone_number'])(
  'a digits field named %s is a phone number',
  (value) => {
    const { errors } = fieldUnderTest([descriptor({ value, checkType: 1, lengthLimitMax: 10 })]);
    expect(errors).toContain('Full name takes a number of India with at most 10 digits');
  },
);

test.each(['mobileCount', 'telephoneUS', 'phonesOwned', 'mobileBrand'])(
  'a digits field named %s is not a phone number',
  (value) => {
    const { field, errors } = fieldUnderTest([descriptor({ value, checkType: 1 })]);
    expect(errors).toContain('Full name takes digits only');
    expect(inputAttributesOf(field).autoComplete).not.toBe('tel-national');
  },
);
