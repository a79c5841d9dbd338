import { expect, it } from 'vitest';
import { parseSessionToken } from './parse-session-token.ts';

it.each(['kosha_3f9a1c0e7b5d4286', 'aA0._~+/=-', 'x'.repeat(512)])('takes %s', (token) => {
  expect(parseSessionToken(token)).toBe(token);
});

it.each([
  ['', 'nothing'],
  ['short', 'too little'],
  ['x'.repeat(513), 'too much'],
  ['token with spaces', 'spaces'],
  ['token\r\nset-cookie: a=b', 'a second header'],
  ['token; Path=/; Domain=evil.example', 'more of a cookie'],
  ['<script>alert(1)</script>', 'markup'],
  ['tökentökentöken', 'letters that no header carries'],
  ['token\u0000token', 'a NUL'],
  [12345678, 'a number'],
  [null, 'null'],
  [['kosha_3f9a1c0e7b5d4286'], 'a list'],
])('refuses %j: %s', (value, _reason) => {
  expect(parseSessionToken(value)).toBeNull();
});
