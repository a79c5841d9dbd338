import { expect, test } from 'vitest';
import { descriptor } from '../../testing/fields.ts';
import { fieldUnderTest } from '../../testing/field-under-test.ts';

test('a dropdown accepts only its own choices', () => {
  const { problemOf, errors } = fieldUnderTest([
    descriptor({
      dataType: 0,
      dictionaryVoList: [
        { dictLabel: 'One', dictValue: '1' },
        { dictLabel: 'Constructor', dictValue: 'constructor' },
      ],
    }),
  ]);
  expect(['1', 'constructor'].map(problemOf)).toEqual([undefined, undefined]);
  expect(problemOf('')).toBe('required');
  expect(['2', 'One', 'toString', 1].map(problemOf)).toEqual(Array(4).fill('notInList'));
  expect(errors).toEqual(['Choose Full name', 'Choose Full name from the list']);
});
