import { expect, it } from 'vitest';
import { newCode } from './issue.ts';

it('a code has the requested number of digits, including leading zeros', () => {
  const codes = Array.from({ length: 500 }, () => newCode(3));
  for (const code of codes) expect(code).toMatch(/^\d{3}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});
