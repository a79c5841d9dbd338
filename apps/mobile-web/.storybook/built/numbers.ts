/** The numbers in a text, sorted, because languages have different word order. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd},.:]*/gu) ?? [])
    .map((number) => number.replace(/[,.:]+$/, ''))
    .toSorted();

/** The numbers that both lists contain, with duplicates. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Compares the numbers on a translated screen with English; undefined if they match. English is
 * read before and after, because a countdown may change a number.
 */
export function findNumberMismatch(
  own: readonly string[],
  [before, after]: readonly [readonly string[], readonly string[]],
): string | undefined {
  const unchanged = inBoth(before, after);
  const counts = [before.length, after.length];
  const hasAll = inBoth(unchanged, own).length === unchanged.length;
  const hasAsMany = Math.min(...counts) <= own.length && own.length <= Math.max(...counts);
  return hasAll && hasAsMany ? undefined : `has ${own.join(' ')}, English ${before.join(' ')}`;
}
