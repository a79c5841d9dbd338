import { expect, it } from 'vitest';
import { isSameHash } from './hash.ts';
import { newCode } from './issue.ts';

it('a code has the requested number of digits, including leading zeros', () => {
  const codes = Array.from({ length: 500 }, () => newCode(3));
  for (const code of codes) expect(code).toMatch(/^\d{3}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

it('isSameHash is true only for equal hashes, whatever their length', () => {
  const same = [isSameHash('0a', '0a'), isSameHash('0a', '0b'), isSameHash('0a', '0a1')];
  expect(same).toEqual([true, false, false]);
});
