import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourIn, contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { recolour, weakPairs } from './palette.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Hues all around, each pale, strong, nearly black and nearly white. */
const colours = Array.from({ length: 24 }, (_, at) =>
  [
    { l: 0.45, c: 0.04 },
    { l: 0.6, c: 0.25 },
    { l: 0.12, c: 0.05 },
    { l: 0.95, c: 0.08 },
  ].map((shade) => toHex({ ...shade, h: (at * Math.PI) / 12 })),
).flat();

describe('the kit in another hue', () => {
  it('is unchanged with the current main colour', () => {
    expect(recolour(css, { colour: '#0F5C4C' })).toBe(css);
  });

  it.each([...colours, '#000000', '#ffffff', '#808080'])('%s keeps every contrast', (colour) => {
    expect(weakPairs(recolour(css, { colour }))).toEqual([]);
  });

  it('keeps a given main colour that is dark enough', () => {
    const own = recolour(css, { colour: '#3b0a45' });
    expect(colourIn(own, 'primary', 'light')).toBe('#3b0a45');
    const bright = colourIn(recolour(css, { colour: '#ffcc00' }), 'primary', 'light');
    expect(contrast(bright, '#ffffff')).toBeGreaterThan(4.5);
  });

  it('uses a manual colour unchanged, and reports where its contrast is too low', () => {
    const own = recolour(css, { colour: '#0f5c4c', given: { primary: ['#9fd8c9', '#7fd1ba'] } });
    expect(colourIn(own, 'primary', 'light')).toBe('#9fd8c9');
    expect(weakPairs(own)).toContain(
      'light: "primary" #9fd8c9 on "surface" #ffffff has a contrast of 1.6, but needs 4.5.',
    );
    const given = { nothing: ['#000000', '#ffffff'] } as const;
    expect(() => recolour(css, { colour: '#0f5c4c', given })).toThrow('no colour "nothing"');
  });

  it.each(['#0f5c4c', '#ffffff', '#000000', '#e30613'])('%s is read and written again', (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  });
});
