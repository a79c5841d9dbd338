import { expect, it } from 'vitest';
import { isMinor } from './is-minor.ts';

const now = Date.UTC(2026, 0, 5);

it.each([
  ['05/01/2008', false],
  ['06/01/2008', true],
  ['14/08/1994', false],
  ['1994', false],
  ['', false],
])('a person born on %j is a minor: %j', (birthDate, isTooYoung) => {
  expect(isMinor(birthDate, now)).toBe(isTooYoung);
});
