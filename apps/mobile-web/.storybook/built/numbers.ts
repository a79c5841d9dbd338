/** The numbers in a text, sorted, because languages have different word order. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd},.:]*/gu) ?? [])
    .map((number) => number.replace(/[,.:]+$/, ''))
    .toSorted();

/** Returns the numbers in both lists. A number that each list contains twice is returned twice. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Compares the numbers on a translated screen (`own`) with those on the English screen, read once
 * `before` and once `after` the translated screen. A number that changes in between belongs to a
 * countdown, so `own` may contain another value. Returns undefined if the numbers match.
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
