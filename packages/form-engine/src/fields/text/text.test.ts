import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';

test('a required text accepts any text that is not blank, up to its maximum length', () => {
  const { problemOf, errors } = fieldUnderTest([descriptor({ lengthLimitMax: 3 })]);
  expect([undefined, '', ' \t', null].map(problemOf)).toEqual(Array(4).fill('required'));
  expect(['abc', '🙂🙂🙂'].map(problemOf)).toEqual([undefined, undefined]);
  expect(problemOf('abcd')).toBe('tooLong');
  expect(problemOf(7)).toBe('wrongType');
  expect(errors).toEqual(['Fill in Full name', 'Use at most 3 characters for Full name']);
});

test('a digits field accepts only digits (§5)', () => {
  const { problemOf, errors } = fieldUnderTest([descriptor({ checkType: 1, checkReq: 0 })]);
  expect(['', '12345'].map(problemOf)).toEqual([undefined, undefined]);
  expect(['1a', '-1', '1.5', '१२'].map(problemOf)).toEqual(Array(4).fill('digitsOnly'));
  expect(problemOf('123456')).toBe('tooLong');
  expect(errors).toEqual(['Full name takes digits only', 'Use at most 5 characters for Full name']);
});
