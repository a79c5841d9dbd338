import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';

const state = [descriptor({ key: 'State', value: 'liveState', dataType: 4 })];

test('a state accepts only loaded choices', () => {
  const { problemOf, errors } = fieldUnderTest(state, [{ value: '30', label: 'Goa' }]);
  expect(problemOf('30')).toBeUndefined();
  expect(['27', 'Goa'].map(problemOf)).toEqual(['notInList', 'notInList']);
  expect(problemOf(undefined)).toBe('required');
  expect(errors).toEqual([
    'Choose State',
    'Choose State from the list',
    'The list for State has not been loaded yet',
  ]);
});

test('before the list is loaded, a state has the error notLoaded', () => {
  const { problemOf } = fieldUnderTest(state);
  expect(problemOf('30')).toBe('notLoaded');
  expect(problemOf(undefined)).toBe('required');
});

test('a state is optional if its list is empty', () => {
  expect(fieldUnderTest(state, []).problemOf(undefined)).toBeUndefined();
});
