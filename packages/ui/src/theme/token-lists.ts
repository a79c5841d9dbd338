/**
 * The lists of the design tokens for which `contrast.ts` requires no contrast. An entry that ends
 * with a dash stands for all tokens with this prefix.
 */
export const sizeTokens = ['space-', 'radius-', 'touch', 'column', 'page'];
export const typographyTokens = ['text-', 'leading', 'font'];
export const tokensWithoutContrast = [
  'line',
  'spent',
  'overlay',
  'shadow-color',
  'shadow',
  'motion',
];

const isIn = (list: readonly string[], name: string) =>
  list.some((item) => (item.endsWith('-') ? name.startsWith(item) : name === item));

/** If a token is defined several times, the first value counts. */
const allTokens = (css: string): readonly (readonly [name: string, value: string])[] =>
  [
    ...new Map(
      [...css.matchAll(/--kosha-([\w-]+):\s*([^;]+);/g)]
        .toReversed()
        .map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  ].toReversed();

export const tokensOf = (css: string, list: readonly string[]) =>
  allTokens(css).filter(([name]) => isIn(list, name));
