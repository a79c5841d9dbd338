import { expect, test } from 'vitest';
import { findErrorDefinition, findRefusalDefinition, retryAfterMs } from './reaction.ts';
import type { ApiFailure } from './result.ts';

const refused = (code: number | string, data: unknown = null): ApiFailure => ({
  kind: 'business',
  code,
  message: '',
  data,
  fieldErrors: [],
});

test('a code has the reaction from the catalogue, both as a number and as a string', () => {
  expect(findRefusalDefinition(refused(404))).toEqual({
    reaction: 'showNothingHere',
    retry: 'never',
  });
  expect(findRefusalDefinition(refused('425'))).toEqual({
    reaction: 'enterCode',
    retry: 'afterWait',
  });
  expect(findErrorDefinition(-4)?.reaction).toBe('signIn');
});

test.each([1, 'toString', ''])('the code %j is not in the catalogue', (code) => {
  expect(findErrorDefinition(code)).toBeUndefined();
});

test('a failure without a response has no code', () => {
  expect(findRefusalDefinition({ kind: 'network' })).toBeUndefined();
});

test('a refusal has a retry delay', () => {
  expect(retryAfterMs(refused(425, { retryAfterSeconds: 42 }))).toBe(42_000);
});

test.each([
  null,
  undefined,
  'soon',
  [],
  {},
  { retryAfterSeconds: '42' },
  { retryAfterSeconds: -1 },
  { retryAfterSeconds: 0 },
  { retryAfterSeconds: Infinity },
])('the data %j of a refusal has no retry delay', (data) => {
  expect(retryAfterMs(refused(425, data))).toBeUndefined();
});

test('a failure without a response has no retry delay', () => {
  expect(retryAfterMs({ kind: 'timeout' })).toBeUndefined();
});
