interface Part {
  fits: (character: string) => boolean;
  isOptional: boolean;
  isRepeated: boolean;
  example: string;
}

export interface TextPattern {
  matches: (text: string) => boolean;
  /** The shortest matching text. */
  example: string;
  /** The pattern as the server sent it. */
  written: string;
}

/**
 * The maximum number of parts in a pattern: `[A-Z]{4}` has four parts. No pattern needs more,
 * because an answer has at most 1000 characters.
 */
const partsMax = 1000;

const piece =
  /^(?:\[((?:[^\]\\^]|\\.)+)\]|\\([dw])|\\([^a-zA-Z0-9])|([^\\[\](){}*+?|^$.]))(?:\{(\d{1,4})(?:(,)(\d{1,4})?)?\}|([?*+]))?/u;

/**
 * Supports character classes, `\d`, `\w`, literals and quantifiers such as `{2,4}`. Matching never
 * backtracks, so that no pattern can block the page.
 */
export function readPattern(written: string): TextPattern | undefined {
  const parts: Part[] = [];
  let rest = written.replace(/^\^/, '').replace(/\$$/, '');
  while (rest !== '') {
    const found = piece.exec(rest);
    if (!found) return undefined;
    rest = rest.slice(found[0].length);
    const [, list, type, escaped, plain, least, comma, most, quantifier] = found;
    const set = list === undefined ? characterSet(type, escaped ?? plain ?? '') : classOf(list);
    if (!set) return undefined;
    const [from, to] = repetitionOf(least, comma, most, quantifier);
    const optionalCount = to === undefined ? 1 : to - from;
    if (optionalCount < 0 || parts.length + from + optionalCount > partsMax) return undefined;
    for (let at = 0; at < from; at += 1)
      parts.push({ ...set, isOptional: false, isRepeated: false });
    for (let at = 0; at < optionalCount; at += 1)
      parts.push({ ...set, isOptional: true, isRepeated: to === undefined });
  }
  if (parts.length === 0) return undefined;
  const needed = parts.filter(({ isOptional }) => !isOptional);
  return {
    written,
    matches: (text) => follow(parts, text),
    example: needed.map(({ example }) => example).join(''),
  };
}

type CharacterSet = Pick<Part, 'fits' | 'example'>;

const digit: CharacterSet = { fits: (character) => /^[0-9]$/.test(character), example: '1' };
const word: CharacterSet = { fits: (character) => /^\w$/.test(character), example: 'a' };

function characterSet(type: string | undefined, character: string): CharacterSet {
  if (type) return type === 'd' ? digit : word;
  return { fits: (other) => other === character, example: character };
}

function classOf(list: string): CharacterSet | undefined {
  const items = [...list.matchAll(/\\([dw])|(?:\\(.)|(.))(?:-(?:\\(.)|(.)))?/gu)].map(
    ([, type, escaped, plain, toEscaped, toPlain]): CharacterSet => {
      if (type) return characterSet(type, '');
      const from = escaped ?? plain ?? '';
      const to = toEscaped ?? toPlain ?? from;
      return { fits: (character) => character >= from && character <= to, example: from };
    },
  );
  const [first] = items;
  return (
    first && {
      fits: (character) => items.some(({ fits }) => fits(character)),
      example: first.example,
    }
  );
}

function repetitionOf(
  least: string | undefined,
  comma: string | undefined,
  most: string | undefined,
  quantifier: string | undefined,
): readonly [from: number, to: number | undefined] {
  if (quantifier) return [quantifier === '+' ? 1 : 0, quantifier === '?' ? 1 : undefined];
  if (least === undefined) return [1, 1];
  const from = Number(least);
  if (!comma) return [from, from];
  return [from, most === undefined ? undefined : Number(most)];
}

function follow(parts: readonly Part[], text: string): boolean {
  let places = reach(parts, [0]);
  for (const character of text) {
    const next = places.flatMap((place) => {
      const part = parts[place];
      if (!part?.fits(character)) return [];
      return part.isRepeated ? [place, place + 1] : [place + 1];
    });
    places = reach(parts, next);
  }
  return places.includes(parts.length);
}

/** Adds the positions that are reached by skipping optional parts. */
function reach(parts: readonly Part[], from: readonly number[]): readonly number[] {
  const reached = new Set<number>();
  for (const first of from) {
    for (let place = first; !reached.has(place); place += 1) {
      reached.add(place);
      if (parts[place]?.isOptional !== true) break;
    }
  }
  return [...reached];
}
