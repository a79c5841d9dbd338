import { expect, test } from 'vitest';
import { errorRow, refusalRow } from './reaction.ts';
import type { ApiFailure } from './result.ts';

const refused = (code: number | string): ApiFailure => ({
  kind: 'business',
  code,
  message: '',
  data: null,
  fieldErrors: [],
});

test('a code has the reaction of the catalogue, as a number and as a text', () => {
  expect(refusalRow(refused(404))).toEqual({ reaction: 'showNothingHere', retry: 'never' });
  expect(refusalRow(refused('425'))).toEqual({ reaction: 'enterCode', retry: 'afterWait' });
  expect(errorRow(-4)?.reaction).toBe('signIn');
});

test.each([1, 'toString', ''])('the code %j is not in the catalogue', (code) => {
  expect(errorRow(code)).toBeUndefined();
});

test('a failure without an answer has no code', () => {
  expect(refusalRow({ kind: 'network' })).toBeUndefined();
});
