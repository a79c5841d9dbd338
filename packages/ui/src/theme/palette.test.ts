import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenColour, contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { recolour, lowContrastPairs } from './palette.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** 24 hues around the colour wheel, each in a greyish, a strong, a dark and a light shade. */
const colours = Array.from({ length: 24 }, (_, at) =>
  [
    { l: 0.45, c: 0.04 },
    { l: 0.6, c: 0.25 },
    { l: 0.12, c: 0.05 },
    { l: 0.95, c: 0.08 },
  ].map((shade) => toHex({ ...shade, h: (at * Math.PI) / 12 })),
).flat();

describe('the tokens recoloured to another hue', () => {
  it('are unchanged with the current main colour', () => {
    expect(recolour(css, { colour: '#0F5C4C' })).toBe(css);
  });

  it.each([...colours, '#000000', '#ffffff', '#808080'])('of %s have enough contrast', (colour) => {
    expect(lowContrastPairs(recolour(css, { colour }))).toEqual([]);
  });

  it('contain the given main colour, darkened only if it is too light', () => {
    const own = recolour(css, { colour: '#3b0a45' });
    expect(tokenColour(own, 'primary', 'light')).toBe('#3b0a45');
    const bright = tokenColour(recolour(css, { colour: '#ffcc00' }), 'primary', 'light');
    expect(contrast(bright, '#ffffff')).toBeGreaterThan(4.5);
  });

  it('contain a manual colour unchanged, and lowContrastPairs reports its low contrast', () => {
    const own = recolour(css, { colour: '#0f5c4c', given: { primary: ['#9fd8c9', '#7fd1ba'] } });
    expect(tokenColour(own, 'primary', 'light')).toBe('#9fd8c9');
    expect(lowContrastPairs(own)).toContain(
      'light: "primary" #9fd8c9 on "surface" #ffffff has a contrast of 1.6, but needs 4.5.',
    );
    const given = { nothing: ['#000000', '#ffffff'] } as const;
    expect(() => recolour(css, { colour: '#0f5c4c', given })).toThrow('no colour "nothing"');
  });

  it.each(['#0f5c4c', '#ffffff', '#000000', '#e30613'])('convert %s to OKLCH and back', (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  });
});
