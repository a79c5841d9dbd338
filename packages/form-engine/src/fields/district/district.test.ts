import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';

const district = descriptor({ key: 'District', value: 'liveDistrict', dataType: 5 });
const state = descriptor({ key: 'State', value: 'liveState', dataType: 4 });

test('a district accepts only the loaded choices of its state', () => {
  const { field, problemOf, errors } = fieldUnderTest(
    [state, district],
    [{ value: '30-1', label: 'South Goa' }],
  );
  expect([field.type, field.parentKey]).toEqual(['district', 'f0']);
  expect(problemOf('30-1')).toBeUndefined();
  expect(problemOf('27-1')).toBe('notInList');
  expect(errors).toEqual([
    'Choose District',
    'Choose District from the list',
    'The list for District has not been loaded yet',
  ]);
});

test('a district in a form without a state field is a text field', () => {
  const { field, problemOf } = fieldUnderTest([district]);
  expect(field.type).toBe('text');
  expect(problemOf('South Goa')).toBeUndefined();
});
