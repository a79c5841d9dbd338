/** One place of a pattern: which characters fit, and whether it may be left out or come again. */
interface Part {
  fits: (character: string) => boolean;
  isOptional: boolean;
  isRepeated: boolean;
  /** A character that fits. */
  example: string;
}

export interface TextForm {
  matches: (text: string) => boolean;
  /** The shortest text that matches. */
  example: string;
  /** The pattern as it came. */
  written: string;
}

/** More places than a field has characters are refused. */
const partsMax = 1000;

const piece =
  /^(?:\[((?:[^\]\\^]|\\.)+)\]|\\([dw])|\\([^a-zA-Z0-9])|([^\\[\](){}*+?|^$.]))(?:\{(\d{1,4})(?:(,)(\d{1,4})?)?\}|([?*+]))?/u;

/**
 * Reads a pattern of places one after another, as in `[A-Z]{5}[0-9]{4}[A-Z]`: classes, `\d`, `\w`, characters, and
 * `?`, `*`, `+`, `{2}`, `{2,}` and `{2,4}` after them. No expression of a server is run: the text is followed through
 * all places at once, so that no pattern can take long. Undefined for anything else.
 */
export function readPattern(written: string): TextForm | undefined {
  const parts: Part[] = [];
  let rest = written.replace(/^\^/, '').replace(/\$$/, '');
  while (rest !== '') {
    const found = piece.exec(rest);
    if (!found) return undefined;
    rest = rest.slice(found[0].length);
    const [, list, type, escaped, plain, least, comma, most, sign] = found;
    const one = list === undefined ? oneOf(type, escaped ?? plain ?? '') : classOf(list);
    if (!one) return undefined;
    const [from, to] = timesOf(least, comma, most, sign);
    const more = to === undefined ? 1 : to - from;
    if (more < 0 || parts.length + from + more > partsMax) return undefined;
    for (let at = 0; at < from; at += 1)
      parts.push({ ...one, isOptional: false, isRepeated: false });
    for (let at = 0; at < more; at += 1)
      parts.push({ ...one, isOptional: true, isRepeated: to === undefined });
  }
  if (parts.length === 0) return undefined;
  const needed = parts.filter(({ isOptional }) => !isOptional);
  return {
    written,
    matches: (text) => follow(parts, text),
    example: needed.map(({ example }) => example).join(''),
  };
}

type One = Pick<Part, 'fits' | 'example'>;

const digit: One = { fits: (character) => /^[0-9]$/.test(character), example: '1' };
const word: One = { fits: (character) => /^\w$/.test(character), example: 'a' };

function oneOf(type: string | undefined, character: string): One {
  if (type) return type === 'd' ? digit : word;
  return { fits: (other) => other === character, example: character };
}

/** A class as it stands between its brackets. */
function classOf(list: string): One | undefined {
  const items = [...list.matchAll(/\\([dw])|(?:\\(.)|(.))(?:-(?:\\(.)|(.)))?/gu)].map(
    ([, type, escaped, plain, toEscaped, toPlain]): One => {
      if (type) return oneOf(type, '');
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

function timesOf(
  least: string | undefined,
  comma: string | undefined,
  most: string | undefined,
  sign: string | undefined,
): readonly [from: number, to: number | undefined] {
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : undefined];
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

/** These places and those behind them that can be reached by leaving places out. */
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
