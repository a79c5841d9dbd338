import type { RuleName } from './rules.ts';
import type { Shape } from './shape.ts';

const sides = [
  { inclusive: 'minimum', exclusive: 'exclusiveMinimum', towards: 1 },
  { inclusive: 'maximum', exclusive: 'exclusiveMaximum', towards: -1 },
] as const;

type Side = (typeof sides)[number];

interface Bound {
  keyword: string;
  value: number;
  isExclusive: boolean;
}

export interface BoundChange {
  rule: RuleName;
  keyword: string;
  before: Bound | undefined;
  after: Bound | undefined;
}

export const boundKeywords: readonly string[] = sides.flatMap(({ inclusive, exclusive }) => [
  inclusive,
  exclusive,
]);

/** Compares the minimum and maximum of two schemas, inclusive or exclusive. */
export function compareBounds(old: Shape, now: Shape): BoundChange[] {
  return sides.flatMap((side) => {
    const before = boundOf(old, side);
    const after = boundOf(now, side);
    const keyword = (after ?? before)?.keyword ?? side.inclusive;
    const change = (rule: RuleName) => [{ rule, keyword, before, after }];
    if (!before) return after ? change('limit-set') : [];
    if (!after) return change('limit-lifted');
    const difference = (after.value - before.value) * side.towards;
    if (difference !== 0) return change(difference > 0 ? 'limit-narrowed' : 'limit-widened');
    if (before.isExclusive === after.isExclusive) return [];
    return change(after.isExclusive ? 'limit-narrowed' : 'limit-widened');
  });
}

/** The stricter of both keywords; for integers `exclusiveMinimum: 0` equals `minimum: 1`. */
function boundOf({ keywords, types }: Shape, side: Side): Bound | undefined {
  const isWhole = types?.size === 1 && types.has('integer');
  const bounds = [side.inclusive, side.exclusive].flatMap((keyword): Bound[] => {
    const value = keywords[keyword];
    if (typeof value !== 'number') return [];
    const isExclusive = keyword === side.exclusive;
    return isExclusive && isWhole && Number.isInteger(value)
      ? [{ keyword, value: value + side.towards, isExclusive: false }]
      : [{ keyword, value, isExclusive }];
  });
  return bounds.toSorted(
    (a, b) => (b.value - a.value) * side.towards || Number(b.isExclusive) - Number(a.isExclusive),
  )[0];
}
