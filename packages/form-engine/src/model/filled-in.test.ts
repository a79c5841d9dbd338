import { expect, test } from 'vitest';
import { isFilledIn } from './filled-in.ts';

test.each([
  '',
  ' \t\n',
  '\u200b',
  '\ufeff\u00ad',
  '\u2060 \u200d',
  '\u3164',
  '\u0000',
  null,
  undefined,
])('%j does not count as an answer', (value) => {
  expect(isFilledIn(value)).toBe(false);
});

test.each([0, '0', 'क्\u200dष', '🙂', '\uD800', '\u200bx'])('%j counts as an answer', (value) => {
  expect(isFilledIn(value)).toBe(true);
});
