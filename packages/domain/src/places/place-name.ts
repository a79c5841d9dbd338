/** Roman numerals, as in names of sectors and phases, stay in capitals. */
const romanNumber = /^(I{2,3}|IV|VI{0,3}|IX|X)$/;
const lowerCaseWords = new Set(['And', 'Of']);

/**
 * The display name of a town or district: 'GREATER MUMBAI' → 'Greater Mumbai'. Some directories use
 * capitals only. A name that already has lower-case letters is unchanged.
 */
export function placeName(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (romanNumber.test(word)) return word;
    const capitalized = word.charAt(0) + word.slice(1).toLowerCase();
    return at > 0 && lowerCaseWords.has(capitalized) ? capitalized.toLowerCase() : capitalized;
  });
}

/** A key shared by all spellings of a place: 'NAVI MUMBAI', 'Navimumbai' and 'NAVI-MUMBAI'. */
export const placeKey = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

interface Town {
  name: string;
  district: string | null;
}

/** The words of at least four letters. Two towns that share one are easy to confuse. */
const longWordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));

/**
 * The display names of a list of towns. A town that shares a word with another one gets its
 * district: 'Navi Mumbai, Thane' in a list with 'Mumbai'.
 */
export function distinguishTowns(towns: readonly Town[]): readonly string[] {
  const nameCounts = new Map<string, number>();
  for (const { name } of towns) {
    for (const word of longWordsOf(name)) nameCounts.set(word, (nameCounts.get(word) ?? 0) + 1);
  }
  return towns.map(({ name, district }) => {
    const isUnambiguous = [...longWordsOf(name)].every((word) => nameCounts.get(word) === 1);
    const isSame = district === null || placeKey(name) === placeKey(district);
    return isUnambiguous || isSame ? placeName(name) : `${placeName(name)}, ${placeName(district)}`;
  });
}
