import { colourIn, contrast, pairs, schemes, type Scheme } from './contrast.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** The tokens that follow the hue of the main colour; warning colours and ink do not change. */
const hued = [
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
/** The tokens that have the lightness of the main colour in the light scheme. */
const main = new Set(['primary', 'primary-strong', 'card-0']);
/** The maximum chroma relative to ours; more would be glaring on large backgrounds. */
const mostChroma = 1.3;
const step = 0.01;
/**
 * The contrast of the main colour with white, so that it suffices for text on tinted backgrounds
 * too.
 */
const mainContrast = 5.5;

export interface Recolouring {
  /** The main colour, `#rrggbb`. */
  colour: string;
  /** Manual colours for the light and the dark scheme, by token. */
  given?: Readonly<Record<string, readonly [light: string, dark: string]>>;
}

type Colours = Map<string, Record<Scheme, string>>;

/**
 * The text of `tokens.css` in another hue: lightness stays, hue and chroma follow the main colour,
 * and pairs with insufficient contrast are moved apart. With the current main colour, the text is
 * unchanged. Throws on an unknown token.
 */
export function recolour(css: string, { colour, given = {} }: Recolouring): string {
  const colours: Colours = new Map();
  for (const [token, [light, dark]] of Object.entries(given)) {
    if (!css.includes(`--kosha-${token}: `)) throw new Error(`There is no colour "${token}".`);
    colours.set(token, { light, dark });
  }
  const before = toOklch(colourIn(css, 'primary', 'light'));
  const after = darkened(colour);
  const isOther = colour.toLowerCase() !== colourIn(css, 'primary', 'light');
  const moving = new Set(isOther ? hued.filter((token) => !colours.has(token)) : []);
  for (const token of moving) {
    const inScheme = (scheme: Scheme) => {
      const own = toOklch(colourIn(css, token, scheme));
      const isMain = main.has(token) && scheme === 'light';
      return toHex(isMain ? followed(own, before, after) : turned(own, before, after));
    };
    colours.set(token, { light: inScheme('light'), dark: inScheme('dark') });
  }
  moveApart(css, colours, moving);
  return [...colours].reduce(written, css);
}

/** The main colour, darkened as far as white text on it requires. */
function darkened(hex: string): Oklch {
  const colour = toOklch(hex);
  while (contrast(toHex(colour), '#ffffff') < mainContrast) colour.l -= step;
  return colour;
}

/** Keeps the hue's distance from the main colour. */
const followed = ({ l, c, h }: Oklch, before: Oklch, after: Oklch): Oklch => ({
  l: Math.max(0.1, l - before.l + after.l),
  c: (c * after.c) / before.c,
  h: h + after.h - before.h,
});

/** The colour that relates to `of` as `shade` relates to `base`, each `#rrggbb`. */
export const likewise = (of: string, { shade, base }: { shade: string; base: string }): string =>
  toHex(followed(toOklch(shade), toOklch(base), toOklch(of)));

/** Keeps the lightness, changes the hue. */
const turned = ({ l, c, h }: Oklch, before: Oklch, after: Oklch): Oklch => ({
  l,
  c: c * Math.min(mostChroma, after.c / before.c),
  h: h + after.h - before.h,
});

/**
 * Darkens the darker colour, or lightens the lighter one, until the two have the required contrast.
 */
function moveApart(css: string, colours: Colours, moving: ReadonlySet<string>): void {
  const at = (token: string, scheme: Scheme) =>
    colours.get(token)?.[scheme] ?? colourIn(css, token, scheme);
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
      ].find(({ token, by }) => moving.has(token) && hasRoom(at(token, scheme), by));
      const present = moved && colours.get(moved.token);
      if (!moved || !present) break;
      const colour = toOklch(present[scheme]);
      present[scheme] = toHex({ ...colour, l: colour.l + moved.by });
    }
  }
}

function hasRoom(hex: string, by: number): boolean {
  const l = toOklch(hex).l + by;
  return l > 0.05 && l < 1;
}

/**
 * Every colour on each background and scheme; twice, because a later pair may change an earlier
 * one.
 */
function* uses(): Generator<readonly [string, string, number, Scheme]> {
  for (let round = 0; round < 2; round += 1)
    for (const scheme of schemes)
      for (const [front, grounds, least] of pairs)
        for (const ground of grounds) yield [front, ground, least, scheme];
}

/** A token with one colour for both schemes keeps one: that of the light scheme. */
function written(css: string, [token, { light, dark }]: [string, Record<Scheme, string>]): string {
  return css.replace(new RegExp(`(--kosha-${token}: )([^;]+);`), (_, name: string, value: string) =>
    value.startsWith('light-dark') ? `${name}light-dark(${light}, ${dark});` : `${name}${light};`,
  );
}

/** The pairs of colours with insufficient contrast, each as a sentence. */
export function weakPairs(css: string): string[] {
  return schemes.flatMap((scheme) =>
    pairs.flatMap(([front, grounds, least]) =>
      grounds.flatMap((ground) => {
        const [one, other] = [colourIn(css, front, scheme), colourIn(css, ground, scheme)];
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
