import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';
import { discriminatorRule } from './compare-discriminators.ts';
import { isNarrowerFormat, limitKindOf } from './limits.ts';
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

interface BoundChange {
  rule: RuleName;
  keyword: string;
  before: Bound | undefined;
  after: Bound | undefined;
}

const boundKeywords: readonly string[] = sides.flatMap(({ inclusive, exclusive }) => [
  inclusive,
  exclusive,
]);

function compareBounds(old: Shape, now: Shape): BoundChange[] {
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

const withoutEffect: Record<string, unknown> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
};

export function compareKeywords(old: Shape, now: Shape): Change[] {
  const names = new Set([...Object.keys(old.keywords), ...Object.keys(now.keywords)]);
  const others = [...names].filter(
    (name) => !boundKeywords.includes(name) && name !== 'readOnly' && name !== 'writeOnly',
  );
  return [
    ...compareBounds(old, now).map(({ rule, keyword, before, after }): Change => {
      const isRenamed = before && after && before.keyword !== after.keyword;
      const text = isRenamed
        ? `${before.keyword} ${before.value} is ${after.keyword} ${after.value} now`
        : `${keyword} ${describe(before?.value, after?.value)}`;
      return changeOf(now, keyword, after?.value, rule, text);
    }),
    ...others.flatMap((name) => {
      const before = effectOf(name, old.keywords[name]);
      const after = effectOf(name, now.keywords[name]);
      const rule = isDeepStrictEqual(before, after) ? undefined : ruleOf(name, before, after);
      return rule ? [changeOf(now, name, after, rule, `${name} ${describe(before, after)}`)] : [];
    }),
  ];
}

function changeOf(now: Shape, name: string, after: unknown, rule: RuleName, text: string): Change {
  const pointer = after === undefined ? now.pointer : `${now.pointer}/${name}`;
  return { rule, text, pointer, place: pointer };
}

const effectOf = (name: string, value: unknown) =>
  Object.hasOwn(withoutEffect, name) && withoutEffect[name] === value ? undefined : value;

function describe(before: unknown, after: unknown): string {
  if (before === undefined) return `is new: ${JSON.stringify(after)}`;
  if (after === undefined) return `is gone, it was ${JSON.stringify(before)}`;
  return `was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`;
}

function ruleOf(name: string, before: unknown, after: unknown): RuleName | undefined {
  if (name === 'format') return formatRule(before, after);
  if (name === 'pattern') return setRule('pattern', before, after) ?? 'pattern-changed';
  if (name === 'contentMediaType' || name === 'contentEncoding') return 'format-changed';
  if (name === 'default') return 'default-changed';
  if (name === 'discriminator') return discriminatorRule(before, after);
  if (name === 'not' && before === undefined) return 'constraint-added';
  if (name === 'not' && after === undefined) return 'constraint-removed';
  const limit = limitKindOf(name);
  if (!limit) return 'keyword-changed';
  const set = setRule('limit', before, after);
  if (set) return set;
  if (limit === 'any-change') return 'limit-changed';
  const isRaised = Number(after) > Number(before);
  return isRaised === (limit === 'raising-narrows') ? 'limit-narrowed' : 'limit-widened';
}

const setRule = (kind: 'limit' | 'pattern', before: unknown, after: unknown) =>
  before === undefined
    ? (`${kind}-set` as const)
    : after === undefined
      ? (`${kind}-lifted` as const)
      : undefined;

function formatRule(before: unknown, after: unknown): RuleName {
  if (before === undefined || isNarrowerFormat(after, before)) return 'format-narrowed';
  if (after === undefined || isNarrowerFormat(before, after)) return 'format-widened';
  return 'format-changed';
}
