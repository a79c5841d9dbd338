import { searchItems, type SearchItem } from './find.ts';
import { normalizeForSearch, wordsOf } from './query.ts';

/** Shorter words are similar to too many other words. */
const minLetters = 4;
const minSimilarity = 0.65;

/** The added spaces mark the first and the last letter. */
function pairsOf(word: string): ReadonlySet<string> {
  const letters = [...` ${word} `];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** The Dice coefficient of two words' letter pairs, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

interface KnownWord {
  word: string;
  pairs: ReadonlySet<string>;
}

/** Caches the words that each list of searchable items contains. */
const known = new WeakMap<readonly SearchItem[], readonly KnownWord[]>();

function readWords(all: readonly SearchItem[]): KnownWord[] {
  const words = all
    .flatMap(({ title, text, lines = [] }) => [title, text, ...lines])
    .flatMap((text) => normalizeForSearch(text).match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => word.length >= minLetters);
  return [...new Set(words)].map((word) => ({ word, pairs: pairsOf(word) }));
}

/**
 * Replaces each unknown word with the most similar known word. Undefined if the new search has no
 * results either.
 */
export function suggestQuery(all: readonly SearchItem[], query: string): string | undefined {
  const words = known.get(all) ?? readWords(all);
  known.set(all, words);
  const nearestTo = (word: string) => {
    if (word.length < minLetters || searchItems(all, word).length > 0) return word;
    const own = pairsOf(word);
    const [best] = words
      .map((one) => ({ word: one.word, alike: similarity(own, one.pairs) }))
      .toSorted((one, other) => other.alike - one.alike);
    return best && best.alike >= minSimilarity ? best.word : word;
  };
  const suggestion = wordsOf(query).map(nearestTo).join(' ');
  return searchItems(all, suggestion).length > 0 ? suggestion : undefined;
}
