import { describe, expect, it } from 'vitest';
import { parseContactToken } from './parse-contact-token.ts';

describe('parseContactToken', () => {
  it.each(['c0ntactL1nkT0ken_9f2', 'a'.repeat(16), '-'.repeat(128)])('takes %s', (token) => {
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
  ])('refuses %j', (text) => {
    expect(parseContactToken(text)).toBeNull();
  });
});
