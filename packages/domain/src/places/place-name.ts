/** Roman numerals of sectors and phases stay in capitals. */
const romanNumber = /^(I{2,3}|IV|VI{0,3}|IX|X)$/;
const small = new Set(['And', 'Of']);

/**
 * The display name of a town or district: 'GREATER MUMBAI' → 'Greater Mumbai'. Directories mix
 * capitals and mixed case; a name with lower-case letters is unchanged.
 */
export function placeName(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (romanNumber.test(word)) return word;
    const written = word.charAt(0) + word.slice(1).toLowerCase();
    return at > 0 && small.has(written) ? written.toLowerCase() : written;
  });
}

/** A key shared by all spellings of a place: 'NAVI MUMBAI', 'Navimumbai' and 'NAVI-MUMBAI'. */
export const placeKey = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

interface Town {
  name: string;
  district: string | null;
}

/** Words that make two towns easy to confuse. */
const translationsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));

/**
 * Display names of a list of towns. A town that shares a word with another gets its district: 'Navi
 * Mumbai, Thane' next to 'Mumbai', but 'Pune'.
 */
export function distinguishTowns(towns: readonly Town[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const { name } of towns) {
    for (const word of translationsOf(name)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return towns.map(({ name, district }) => {
    const isAlone = [...translationsOf(name)].every((word) => uses.get(word) === 1);
    const isSame = district === null || placeKey(name) === placeKey(district);
    return isAlone || isSame ? placeName(name) : `${placeName(name)}, ${placeName(district)}`;
  });
}
