/** The numbers of a text, in no order: languages put their words in another one. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd},.:]*/gu) ?? [])
    .map((number) => number.replace(/[,.:]+$/, ''))
    .toSorted();

/** What is in both, as often as it is in both. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What is wrong with the numbers of a language beside those of English before and after it was shown; undefined if nothing
 * is. Those that a countdown changed meanwhile may be others, but there must be as many.
 */
export function numbersFault(
  own: readonly string[],
  [before, after]: readonly [readonly string[], readonly string[]],
): string | undefined {
  const standing = inBoth(before, after);
  const counts = [before.length, after.length];
  const hasAll = inBoth(standing, own).length === standing.length;
  const hasAsMany = Math.min(...counts) <= own.length && own.length <= Math.max(...counts);
  return hasAll && hasAsMany ? undefined : `has ${own.join(' ')}, English ${before.join(' ')}`;
}
