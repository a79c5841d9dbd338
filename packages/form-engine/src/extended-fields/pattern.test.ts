import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPattern } from './pattern.ts';

const piece = fc.tuple(
  fc.constantFrom('[A-C]', '[a-c0-2_]', '\\d', '\\w', 'x', '\\.', '-', '[\\d.]', 'é'),
  fc.constantFrom('', '?', '*', '+', '{2}', '{1,}', '{0,3}'),
);
const pattern = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.map(([one, times]) => one + times).join(''));
const text = fc.string({ unit: fc.constantFrom(...'ABCabc012_x.-é'), maxLength: 12 });

test('matches exactly what the regular expression matches', () => {
  fc.assert(
    fc.property(pattern, text, (written, sample) => {
      const form = readPattern(written);
      const expression = new RegExp(`^(?:${written})$`, 'u');
      expect(form?.matches(sample)).toBe(expression.test(sample));
      expect(expression.test(form?.example ?? '')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each(['(a+)+', 'a|b', '[^a]', '.', '[', 'a{', 'a{3,2}', '\\b', 'a{9999}', 'a**', '[]'])(
  'does not support %s',
  (written) => {
    expect(readPattern(written)).toBeUndefined();
  },
);

test('every pattern is fast', () => {
  const form = readPattern('a*'.repeat(400) + 'b');
  const startedAt = performance.now();
  expect(form?.matches('a'.repeat(1000))).toBe(false);
  // A backtracking regular expression would run practically forever.
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
