import {
  tokenColour,
  contrast,
  contrastPairs,
  colourSchemes,
  type ColourScheme,
} from './contrast.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** Tokens whose hue follows the main colour. */
const huedTokens = [
  'primary',
  'primary-strong',
  'primary-soft',
  'on-primary',
  'card-0',
  'surface',
  'canvas',
  'neutral-soft',
  'line',
  'line-strong',
  'zone-well',
  'zone-waiting',
  'spent',
];
/** Tokens whose lightness also follows the main colour, in the light scheme. */
const main = new Set(['primary', 'primary-strong', 'card-0']);
/** Limits how much the chroma grows, because vivid colours are too strong on large backgrounds. */
const maxChromaFactor = 1.3;
const step = 0.01;
/** Higher than WCAG requires, so that the main colour is readable on tinted backgrounds, too. */
const mainContrast = 5.5;

export interface Recolouring {
  /** The main colour, `#rrggbb`. */
  colour: string;
  /** Colours to use unchanged, by token. */
  given?: Readonly<Record<string, readonly [light: string, dark: string]>>;
}

type Colours = Map<string, Record<ColourScheme, string>>;

/**
 * Rewrites `tokens.css` for another main colour and corrects pairs with too little contrast. Throws
 * on an unknown token in `given`.
 */
export function recolour(css: string, { colour, given = {} }: Recolouring): string {
  const colours: Colours = new Map();
  for (const [token, [light, dark]] of Object.entries(given)) {
    if (!css.includes(`--kosha-${token}: `)) throw new Error(`There is no colour "${token}".`);
    colours.set(token, { light, dark });
  }
  const before = toOklch(tokenColour(css, 'primary', 'light'));
  const after = darkenForContrast(colour);
  const isNewColour = colour.toLowerCase() !== tokenColour(css, 'primary', 'light');
  const movedTokens = new Set(isNewColour ? huedTokens.filter((token) => !colours.has(token)) : []);
  for (const token of movedTokens) {
    const inScheme = (scheme: ColourScheme) => {
      const own = toOklch(tokenColour(css, token, scheme));
      const isMain = main.has(token) && scheme === 'light';
      return toHex(isMain ? applyShift(own, before, after) : applyHueShift(own, before, after));
    };
    colours.set(token, { light: inScheme('light'), dark: inScheme('dark') });
  }
  moveApart(css, colours, movedTokens);
  return [...colours].reduce(writeColours, css);
}

function darkenForContrast(hex: string): Oklch {
  const colour = toOklch(hex);
  while (contrast(toHex(colour), '#ffffff') < mainContrast) colour.l -= step;
  return colour;
}

const applyShift = ({ l, c, h }: Oklch, before: Oklch, after: Oklch): Oklch => ({
  l: Math.max(0.1, l - before.l + after.l),
  c: (c * after.c) / before.c,
  h: h + after.h - before.h,
});

/**
 * Applies the difference between `base` and `shade` to the colour `of`. All colours are `#rrggbb`.
 */
export const shiftColour = (of: string, { shade, base }: { shade: string; base: string }): string =>
  toHex(applyShift(toOklch(shade), toOklch(base), toOklch(of)));

const applyHueShift = ({ l, c, h }: Oklch, before: Oklch, after: Oklch): Oklch => ({
  l,
  c: c * Math.min(maxChromaFactor, after.c / before.c),
  h: h + after.h - before.h,
});

/**
 * In each pair with too little contrast, darkens the darker colour or lightens the lighter colour.
 * Changes only `movedTokens`.
 */
function moveApart(css: string, colours: Colours, movedTokens: ReadonlySet<string>): void {
  const at = (token: string, scheme: ColourScheme) =>
    colours.get(token)?.[scheme] ?? tokenColour(css, token, scheme);
  for (const [front, ground, least, scheme] of uses()) {
    for (
      let tries = 0;
      contrast(at(front, scheme), at(ground, scheme)) < least && tries < 100;
      tries += 1
    ) {
      const isFrontDarker = toOklch(at(front, scheme)).l < toOklch(at(ground, scheme)).l;
      const moved = [
        { token: front, by: isFrontDarker ? -step : step },
        { token: ground, by: isFrontDarker ? step : -step },
      ].find(({ token, by }) => movedTokens.has(token) && hasRoom(at(token, scheme), by));
      const currentColour = moved && colours.get(moved.token);
      if (!moved || !currentColour) break;
      const colour = toOklch(currentColour[scheme]);
      currentColour[scheme] = toHex({ ...colour, l: colour.l + moved.by });
    }
  }
}

function hasRoom(hex: string, by: number): boolean {
  const l = toOklch(hex).l + by;
  return l > 0.05 && l < 1;
}

/** Yields each pair twice, because the correction of a later pair may affect an earlier pair. */
function* uses(): Generator<readonly [string, string, number, ColourScheme]> {
  for (let round = 0; round < 2; round += 1)
    for (const scheme of colourSchemes)
      for (const [front, grounds, least] of contrastPairs)
        for (const ground of grounds) yield [front, ground, least, scheme];
}

/** A token with one colour for both schemes gets the light colour. */
function writeColours(
  css: string,
  [token, { light, dark }]: [string, Record<ColourScheme, string>],
): string {
  return css.replace(new RegExp(`(--kosha-${token}: )([^;]+);`), (_, name: string, value: string) =>
    value.startsWith('light-dark') ? `${name}light-dark(${light}, ${dark});` : `${name}${light};`,
  );
}

/** Describes each pair of colours with too little contrast. */
export function lowContrastPairs(css: string): string[] {
  return colourSchemes.flatMap((scheme) =>
    contrastPairs.flatMap(([front, grounds, least]) =>
      grounds.flatMap((ground) => {
        const [one, other] = [tokenColour(css, front, scheme), tokenColour(css, ground, scheme)];
        const ratio = contrast(one, other);
        return ratio >= least
          ? []
          : [
              `${scheme}: "${front}" ${one} on "${ground}" ${other} has a contrast of ${ratio.toFixed(1)}, but needs ${least}.`,
            ];
      }),
    ),
  );
}
