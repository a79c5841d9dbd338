import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenColour, contrast, contrastPairs, colourSchemes } from './contrast.ts';
import { tokensWithoutContrast, sizeTokens, tokensOf, typographyTokens } from './token-lists.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe.each(colourSchemes)('%s colours', (scheme) => {
  it.each(contrastPairs)('%s has enough contrast on its backgrounds', (token, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(tokenColour(css, token, scheme), tokenColour(css, ground, scheme));
      expect(ratio, `${token} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});

const fronts = new Set(contrastPairs.map(([front]) => front));
it('every token is on the Tokens page', () => {
  const shown = new Set([
    ...contrastPairs.flatMap(([front, grounds]) => [front, ...grounds]),
    ...tokensOf(css, [...sizeTokens, ...typographyTokens, ...tokensWithoutContrast]).map(
      ([name]) => name,
    ),
  ]);
  const all = [...css.matchAll(/--kosha-([\w-]+):/g)].map(([, name = '']) => name);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((name) => !shown.has(name))).toEqual([]);
});

const root = new URL('../../../../', import.meta.url);
const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root }).map(
  (sheet) => [sheet, readFileSync(new URL(sheet, root), 'utf8')] as const,
);

it('every text colour has a contrast requirement', () => {
  const colours = sheets.flatMap(([sheet, text]) =>
    [...text.matchAll(/(?<![\w-])color: [^;]*?var\(--kosha-([\w-]+)/g)].map(
      ([, name = '']) => `${name} in ${sheet}`,
    ),
  );
  expect(colours.length).toBeGreaterThan(60);
  expect(colours.filter((colour) => !fronts.has(colour.split(' ')[0] ?? ''))).toEqual([]);
});

it('every rule that removes the focus ring has the :focus-visible of the rule it overrides', () => {
  const removedOutlines = sheets.flatMap(([sheet, text]) =>
    [...text.matchAll(/([^{}]+)\{[^{}]*outline: none/g)].map(
      ([, rule = '']) => `${rule.split('*/').at(-1)?.trim()} in ${sheet}`,
    ),
  );
  expect(removedOutlines.length).toBeGreaterThan(2);
  expect(removedOutlines.filter((one) => !one.includes(':focus-visible in'))).toEqual([]);
});
