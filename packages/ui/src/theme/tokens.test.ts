import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourIn, contrast, pairs, schemes } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe.each(schemes)('%s colours', (scheme) => {
  it.each(pairs)('%s has enough contrast on its backgrounds', (token, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(colourIn(css, token, scheme), colourIn(css, ground, scheme));
      expect(ratio, `${token} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
