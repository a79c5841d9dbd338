import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const BODY = 7;
const TEXT = 4.5;
const SHAPE = 3;

/** Colour, the grounds it stands on, and the WCAG contrast it needs there. */
const pairs: [string, string[], number][] = [
  ['ink', ['surface', 'canvas', 'primary-soft', 'danger-soft', 'warning-soft', 'info-soft'], BODY],
  ['ink-soft', ['surface', 'canvas', 'neutral-soft'], BODY],
  ['on-card', ['card-0', 'card-1', 'card-2', 'card-3'], BODY],
  ['primary', ['surface', 'canvas', 'primary-soft'], TEXT],
  ['on-primary', ['primary', 'primary-strong'], TEXT],
  ['danger', ['surface', 'canvas', 'danger-soft'], TEXT],
  ['on-danger', ['danger', 'danger-strong'], TEXT],
  ['warning', ['surface', 'warning-soft'], TEXT],
  ['surface', ['warning'], TEXT],
  ...['copper', 'silver', 'gold', 'platinum'].map((tier): [string, string[], number] => [
    `tier-${tier}`,
    ['surface'],
    TEXT,
  ]),
  ['line-strong', ['surface', 'canvas'], SHAPE],
  ['accent', ['surface', 'canvas'], SHAPE],
];

const colour = (token: string, scheme: Scheme): string => {
  const values = css.match(new RegExp(`--kosha-${token}: ([^;]+);`))![1]!.match(/#[0-9a-f]{6}/g)!;
  return values[schemes.indexOf(scheme)] ?? values[0]!;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
};

describe.each(schemes)('%s colours', (scheme) => {
  it.each(pairs)('%s can be told from its grounds', (token, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(colour(token, scheme), colour(ground, scheme));
      expect(ratio, `${token} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
