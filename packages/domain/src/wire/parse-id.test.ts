import { describe, expect, it } from 'vitest';
import { parseId } from './parse-id.ts';

describe('parseId', () => {
  it.each(['70012', 'a-b_C', 'x'.repeat(64)])('takes %j', (text) => {
    expect(parseId(text)).toBe(text);
  });

  it.each([null, undefined, '', ' ', '1 2', '../1', '1/2', 'é', '1\n', 'x'.repeat(65)])(
    'refuses %j',
    (text) => {
      expect(parseId(text)).toBeNull();
    },
  );
});
