export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const body = 7;
const text = 4.5;
const shape = 3;

/**
 * Each colour with its backgrounds and the minimum contrast of WCAG: level AAA for body text, level
 * AA for other text and shapes.
 */
export const contrastPairs: readonly [colour: string, grounds: readonly string[], least: number][] =
  [
    [
      'ink',
      ['surface', 'canvas', 'primary-soft', 'danger-soft', 'warning-soft', 'info-soft'],
      body,
    ],
    ['ink-soft', ['surface', 'canvas', 'neutral-soft'], body],
    ['ink', ['zone-well', 'zone-late', 'zone-waiting'], body],
    ['ink-soft', ['zone-well', 'zone-late', 'zone-waiting'], text],
    ['danger-strong', ['zone-late', 'surface'], text],
    ['on-card', ['card-0', 'card-1', 'card-2', 'card-3'], body],
    ['on-card', [0, 1, 2, 3, 4, 5, 6, 7].map((bank) => `bank-${bank}`), text],
    ['primary', ['surface', 'canvas', 'primary-soft'], text],
    ['primary-strong', ['surface', 'canvas', 'primary-soft'], text],
    ['on-primary', ['primary', 'primary-strong'], text],
    ['danger', ['surface', 'canvas', 'danger-soft'], text],
    ['on-danger', ['danger', 'danger-strong'], text],
    ['warning', ['surface', 'warning-soft'], text],
    ['info', ['surface', 'info-soft'], text],
    ['surface', ['warning'], text],
    ...['copper', 'silver', 'gold', 'platinum'].map((tier): [string, string[], number] => [
      `tier-${tier}`,
      ['surface'],
      text,
    ]),
    ['line-strong', ['surface', 'canvas'], shape],
    // `accent` is the colour of the focus ring.
    ['accent', ['surface', 'canvas', 'zone-well', 'zone-late', 'zone-waiting'], shape],
    ['accent', ['primary-soft', 'danger-soft', 'warning-soft', 'info-soft'], shape],
    ['cost', ['surface', 'zone-well', 'zone-late'], shape],
  ];

const lightDarkPattern = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^()]|\([^)]*\))+)\)/g;

/** The value of a token in one colour scheme, with `light-dark()` and `var()` resolved. */
export function tokenValue(css: string, token: string, scheme: ColourScheme): string {
  const [, value = ''] = new RegExp(`--kosha-${token}: ([^;]+);`).exec(css) ?? [];
  return value
    .replaceAll(
      lightDarkPattern,
      (_, ...both: string[]) => both[colourSchemes.indexOf(scheme)] ?? '',
    )
    .replaceAll(/var\(--kosha-([\w-]+)\)/g, (_, name: string) => tokenValue(css, name, scheme));
}

/** The colour as `#rrggbb`. Throws for other formats. */
export function tokenColour(css: string, token: string, scheme: ColourScheme): string {
  const [found] = /#[0-9a-f]{6}/.exec(tokenValue(css, token, scheme)) ?? [];
  if (found === undefined) throw new Error(`${token} is no colour of six digits`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
