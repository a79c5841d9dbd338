import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';

test('a day accepts whole numbers from 1 to 31 (§3)', () => {
  const { problemOf, errors } = fieldUnderTest([descriptor({ dataType: 3 })]);
  expect([1, 31].map(problemOf)).toEqual([undefined, undefined]);
  expect([0, 32, -1].map(problemOf)).toEqual(Array(3).fill('outOfRange'));
  expect([1.5, '7'].map(problemOf)).toEqual(Array(2).fill('wrongType'));
  expect(problemOf(undefined)).toBe('required');
  expect(errors).toEqual(['Choose Full name', 'Choose Full name from the list']);
});
