/** Roman numerals in place names stay in capitals: 'PHASE VIII' → 'Phase VIII'. */
const romanNumber = /^(I{2,3}|IV|VI{0,3}|IX|X)$/;
const lowerCaseWords = new Set(['And', 'Of']);

/**
 * 'GREATER MUMBAI' → 'Greater Mumbai', because some directories of bank branches use only capitals.
 * Names with lower-case letters stay unchanged.
 */
export function formatPlaceName(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (romanNumber.test(word)) return word;
    const capitalized = word.charAt(0) + word.slice(1).toLowerCase();
    return at > 0 && lowerCaseWords.has(capitalized) ? capitalized.toLowerCase() : capitalized;
  });
}

/** A key for comparing names: equal for 'NAVI MUMBAI', 'Navimumbai' and 'NAVI-MUMBAI'. */
export const placeKey = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

interface Town {
  name: string;
  district: string | null;
}

/** Words with at least four letters. Users confuse two towns that share such a word. */
const longWordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));

/**
 * Adds the district to towns that share a long word, unless town and district have the same name:
 * 'Mumbai' and 'Navi Mumbai' → 'Mumbai' and 'Navi Mumbai, Thane'.
 */
export function distinguishTowns(towns: readonly Town[]): readonly string[] {
  const nameCounts = new Map<string, number>();
  for (const { name } of towns) {
    for (const word of longWordsOf(name)) nameCounts.set(word, (nameCounts.get(word) ?? 0) + 1);
  }
  return towns.map(({ name, district }) => {
    const isUnambiguous = [...longWordsOf(name)].every((word) => nameCounts.get(word) === 1);
    const isSame = district === null || placeKey(name) === placeKey(district);
    return isUnambiguous || isSame
      ? formatPlaceName(name)
      : `${formatPlaceName(name)}, ${formatPlaceName(district)}`;
  });
}
