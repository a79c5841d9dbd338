import { describe, expect, it } from 'vitest';
import { parseSessionToken, parseContactToken, parseId, toFlag, wireNumber } from './wire.ts';

describe('wireNumber', () => {
  it.each([
    [0, 0],
    [-1.5, -1.5],
    ['0', 0],
    ['-4', -4],
    [' 12 ', 12],
    ['1e3', 1000],
  ])('parses %j as %d', (raw, number) => {
    expect(wireNumber(raw)).toBe(number);
  });

  it.each(['', ' ', '\n', 'four', '1 2', null, undefined, true, false, [], [7], {}, Number.NaN])(
    'returns NaN for %j',
    (raw) => {
      expect(wireNumber(raw)).toBeNaN();
    },
  );
});

it('a flag is sent as 1 or 0', () => {
  expect([true, false].map(toFlag)).toEqual([1, 0]);
});

describe('parseId', () => {
  it.each(['70012', 'a-b_C', 'x'.repeat(64)])('accepts %j', (text) => {
    expect(parseId(text)).toBe(text);
  });

  it.each([null, undefined, '', ' ', '1 2', '../1', '1/2', 'é', '1\n', 'x'.repeat(65)])(
    'rejects %j',
    (text) => {
      expect(parseId(text)).toBeNull();
    },
  );
});

describe('parseContactToken', () => {
  it.each(['c0ntactL1nkT0ken_9f2', 'a'.repeat(16), '-'.repeat(128)])('accepts %s', (token) => {
    expect(parseContactToken(token)).toBe(token);
  });

  it.each([
    null,
    undefined,
    '',
    'a'.repeat(15),
    'a'.repeat(129),
    `${'a'.repeat(16)}\n`,
    '../'.repeat(6),
  ])('rejects %j', (text) => {
    expect(parseContactToken(text)).toBeNull();
  });
});

describe('parseSessionToken', () => {
  it.each(['kosha_3f9a1c0e7b5d4286', 'aA0._~+/=-', 'x'.repeat(512)])('accepts %s', (token) => {
    expect(parseSessionToken(token)).toBe(token);
  });

  it.each([
    ['', 'empty'],
    ['short', 'too short'],
    ['x'.repeat(513), 'too long'],
    ['token with spaces', 'spaces'],
    ['token\r\nset-cookie: a=b', 'another header'],
    ['token; Path=/; Domain=evil.example', 'attributes of a cookie'],
    ['<script>alert(1)</script>', 'markup'],
    ['tökentökentöken', 'letters that are invalid in headers'],
    ['token\u0000token', 'a NUL'],
    [12345678, 'a number'],
    [null, 'null'],
    [['kosha_3f9a1c0e7b5d4286'], 'a list'],
  ])('rejects %j: %s', (value, _reason) => {
    expect(parseSessionToken(value)).toBeNull();
  });
});
