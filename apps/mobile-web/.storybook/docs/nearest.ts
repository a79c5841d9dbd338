import { find, type Found } from './find.ts';
import { folded, wordsOf } from './query.ts';

/** Shorter ones are like too many others. */
const leastLetters = 4;
/** Of the pairs of letters of both words: half are the same. */
const leastAlike = 0.5;

/** The letters next to each other; a space before and behind tells those at the ends. */
function pairsOf(word: string): ReadonlySet<string> {
  const letters = [...` ${word} `];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** From 0 to 1: how many pairs of letters two words share (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

interface KnownWord {
  word: string;
  pairs: ReadonlySet<string>;
}

/** Of each list that was searched: read at the first word that it lacks. */
const known = new WeakMap<readonly Found[], readonly KnownWord[]>();

/** All words in any script, each once. */
function readWords(all: readonly Found[]): KnownWord[] {
  const words = all
    .flatMap(({ title, text, lines = [] }) => [title, text, ...lines])
    .flatMap((text) => folded(text).match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => word.length >= leastLetters);
  return [...new Set(words)].map((word) => ({ word, pairs: pairsOf(word) }));
}

/** The search with the nearest known word in place of each word that nothing has; nothing where that finds nothing either. */
export function nearest(all: readonly Found[], query: string): string | undefined {
  const words = known.get(all) ?? readWords(all);
  known.set(all, words);
  const nearestTo = (word: string) => {
    if (word.length < leastLetters || find(all, word).length > 0) return word;
    const own = pairsOf(word);
    const [best] = words
      .map((one) => ({ word: one.word, alike: likeness(own, one.pairs) }))
      .toSorted((one, other) => other.alike - one.alike);
    return best && best.alike >= leastAlike ? best.word : word;
  };
  const meant = wordsOf(query).map(nearestTo).join(' ');
  return find(all, meant).length > 0 ? meant : undefined;
}
