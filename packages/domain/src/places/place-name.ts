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

/** Tells a town from others of nearly the same name by its district: 'Navi Mumbai, Thane', but 'Pune'. */
export function townInDistrict(town: string, district: string | null): string {
  const isSame = district === null || placeKey(town) === placeKey(district);
  return isSame ? placeName(town) : `${placeName(town)}, ${placeName(district)}`;
}
