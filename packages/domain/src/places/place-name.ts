/** Numbers of sectors and phases, which stay as they are. */
const romanNumber = /^(I{2,3}|IV|VI{0,3}|IX|X)$/;
const small = new Set(['And', 'Of']);

/**
 * The name of a town or district as it is shown: 'GREATER MUMBAI' → 'Greater Mumbai'. Directories write one name in
 * capitals and the next not; a name that has small letters stays as it is.
 */
export function placeName(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (romanNumber.test(word)) return word;
    const written = word.charAt(0) + word.slice(1).toLowerCase();
    return at > 0 && small.has(written) ? written.toLowerCase() : written;
  });
}

/** What different spellings of one place have in common: 'NAVI MUMBAI', 'Navimumbai' and 'NAVI-MUMBAI'. */
export const placeKey = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

interface Town {
  name: string;
  district: string | null;
}

/** Words by which towns can be mistaken for each other. */
const wordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));

/**
 * How the towns of one list are shown. One that shares a word with another is told by its district as well:
 * 'Navi Mumbai, Thane' beside 'Mumbai', but 'Pune'.
 */
export function tellTowns(towns: readonly Town[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const { name } of towns) {
    for (const word of wordsOf(name)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return towns.map(({ name, district }) => {
    const isAlone = [...wordsOf(name)].every((word) => uses.get(word) === 1);
    const isSame = district === null || placeKey(name) === placeKey(district);
    return isAlone || isSame ? placeName(name) : `${placeName(name)}, ${placeName(district)}`;
  });
}
