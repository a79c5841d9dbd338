import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';
import { discriminatorRule, withoutTargets } from './compare-discriminators.ts';
import { compareKeywords } from './compare-keywords.ts';
import { compareProperties } from './compare-properties.ts';
import { pairAlternatives } from './pair-alternatives.ts';
import type { Comparison, SchemaPair, ShapeReaders } from './pair.ts';
import type { RuleName } from './rules.ts';
import type { LocatedSchema, Shape, TypeName } from './shape.ts';

function compareConstraints(old: Shape, now: Shape, readers: ShapeReaders): Comparison {
  const names = [...new Set([...old.constraints.keys(), ...now.constraints.keys()])];
  const comparisons = names.map((name): Comparison => {
    const before = old.constraints.get(name);
    const after = now.constraints.get(name);
    if (before && after) return { changes: [], inner: [{ before, after }] };
    const change: Change = after
      ? {
          rule: 'constraint-added',
          text: `${name} is new`,
          pointer: after.pointer,
          place: after.pointer,
        }
      : {
          rule: 'constraint-removed',
          text: `${name} is gone`,
          pointer: now.pointer,
          place: now.pointer,
        };
    return { changes: [change], inner: [] };
  });
  return {
    changes: comparisons.flatMap(({ changes }) => changes),
    inner: [...comparisons.flatMap(({ inner }) => inner), ...pairEntries(old, now, readers)],
  };
}

/** If one contract has fewer `prefixItems`, its `items` apply to the remaining indexes. */
function pairEntries(old: Shape, now: Shape, readers: ShapeReaders): SchemaPair[] {
  const length = Math.max(old.prefix.length, now.prefix.length);
  return Array.from({ length }, (_, index) => ({
    before: old.prefix[index] ?? old.items ?? readers.before.anythingIn(old, 'items'),
    after: now.prefix[index] ?? now.items ?? readers.after.anythingIn(now, 'items'),
  }));
}

export function compareSchemaPair(
  { before, after, ignoresNull = false }: SchemaPair,
  readers: ShapeReaders,
): Comparison {
  const old = readers.before.shapeOf(before);
  const now = readers.after.shapeOf(after);
  if (old.alternatives.length > 0 || now.alternatives.length > 0) {
    return compareAlternatives(before, after, readers);
  }
  const comparison = compareOneShape(old, now, readers);
  return ignoresNull
    ? {
        ...comparison,
        changes: comparison.changes.filter(({ rule }) => !choiceRules.includes(rule)),
      }
    : comparison;
}

/**
 * Rules that are skipped if an alternative is compared with a schema without alternatives, because
 * null and discriminators concern the whole list of alternatives.
 */
const choiceRules: readonly RuleName[] = [
  'became-nullable',
  'became-not-nullable',
  'discriminator-added',
  'discriminator-removed',
];

function compareOneShape(old: Shape, now: Shape, readers: ShapeReaders): Comparison {
  const properties = compareProperties(old, now, readers);
  const items =
    old.items || now.items
      ? [
          {
            before: old.items ?? readers.before.anythingIn(old, 'items'),
            after: now.items ?? readers.after.anythingIn(now, 'items'),
          },
        ]
      : [];
  const constraints = compareConstraints(old, now, readers);
  const typeChanges = compareTypes(old, now);
  // If the type has changed, values, limits and fields are not comparable.
  if (typeChanges.some(({ rule }) => rule === 'type-changed'))
    return { changes: typeChanges, inner: [] };
  return {
    changes: [
      ...typeChanges,
      ...compareNull(old, now),
      ...compareValues(old, now),
      ...compareKeywords(old, now),
      ...properties.changes,
      ...constraints.changes,
    ],
    inner: [...properties.inner, ...items, ...constraints.inner],
  };
}

const changeAt = (now: Shape, rule: Change['rule'], text: string): Change => ({
  rule,
  text,
  pointer: now.pointer,
  place: now.pointer,
});

function compareTypes(old: Shape, now: Shape): Change[] {
  const covers = (types: Shape['types'], name: TypeName) =>
    !types || types.has(name) || (name === 'integer' && types.has('number'));
  const coversAll = (wide: Shape, narrow: Shape) =>
    narrow.types ? [...narrow.types].every((name) => covers(wide.types, name)) : !wide.types;
  const isWider = coversAll(now, old);
  const isNarrower = coversAll(old, now);
  if (isWider && isNarrower) return [];
  const rule = isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed';
  return [changeAt(now, rule, `the type was ${namesOf(old)} and is ${namesOf(now)}`)];
}

const namesOf = ({ types }: Shape) => (types ? [...types].join(' or ') || 'only null' : 'any');

function compareNull(old: Shape, now: Shape): Change[] {
  if (old.isNullable === now.isNullable) return [];
  return now.isNullable
    ? [changeAt(now, 'became-nullable', 'it can be null now')]
    : [changeAt(now, 'became-not-nullable', 'it cannot be null any more')];
}

function compareValues(old: Shape, now: Shape): Change[] {
  if (!old.values || !now.values) {
    if (old.values) return [changeAt(now, 'enum-lifted', 'it can be any value now')];
    if (!now.values) return [];
    return [changeAt(now, 'enum-set', `it can only be ${listed(now.values)} now`)];
  }
  const missing = (from: readonly unknown[], values: readonly unknown[]) =>
    values.filter((value) => !from.some((other) => isDeepStrictEqual(other, value)));
  const removed = missing(now.values, old.values);
  const added = missing(old.values, now.values);
  if (old.values.length === 1 && now.values.length === 1 && added.length === 1) {
    const text = `the value was ${listed(old.values)} and is ${listed(now.values)}`;
    return [changeAt(now, 'value-changed', text)];
  }
  const changes: Change[] = [];
  if (removed.length > 0) {
    changes.push(changeAt(now, 'enum-value-removed', `${listed(removed)} is gone from its values`));
  }
  if (added.length > 0) {
    changes.push(changeAt(now, 'enum-value-added', `${listed(added)} is new among its values`));
  }
  return changes;
}

const maxListed = 8;

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  const more = values.length - maxListed;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function compareAlternatives(
  before: LocatedSchema,
  after: LocatedSchema,
  readers: ShapeReaders,
): Comparison {
  const old = readers.before.shapeOf(before);
  const now = readers.after.shapeOf(after);
  const oldAlternatives = old.alternatives.length > 0 ? old.alternatives : [before];
  const newAlternatives = now.alternatives.length > 0 ? now.alternatives : [after];
  const { pairs, removed, added } = pairAlternatives(oldAlternatives, newAlternatives, readers);
  const isPlain = oldAlternatives[0] === before || newAlternatives[0] === after;
  const siblings = isPlain ? { changes: [], inner: [] } : compareOneShape(old, now, readers);
  // An added or removed alternative and its discriminator value are one finding.
  const hasReplacements = removed.length + added.length > 0;
  const names = (shape: Shape, parts: readonly LocatedSchema[]) =>
    withoutTargets(shape.keywords['discriminator'], parts);
  const hasSameNames =
    hasReplacements && discriminatorRule(names(old, removed), names(now, added)) === undefined;
  const siblingComparison = {
    ...siblings,
    changes: siblings.changes.filter(
      ({ rule }) => !(hasSameNames && rule.startsWith('discriminator-')),
    ),
  };
  return {
    changes: [
      ...siblingComparison.changes,
      ...compareNull(old, now).filter(() => isPlain),
      ...removed.map((part) => ({
        rule: 'alternative-removed' as const,
        text: `the alternative ${nameOf(part)} is gone`,
        pointer: part.pointer,
        place: now.pointer,
      })),
      ...added.map((part) => ({
        rule: 'alternative-added' as const,
        text: `the alternative ${nameOf(part)} is new`,
        pointer: part.pointer,
        place: part.pointer,
      })),
    ],
    inner: [
      ...siblingComparison.inner,
      ...pairs.map((pair) => ({ ...pair, ignoresNull: isPlain })),
    ],
  };
}

const nameOf = ({ schema, pointer }: LocatedSchema) =>
  String(
    schema['title'] ??
      pointer.match(/^\/components\/schemas\/([^/]+)$/)?.[1] ??
      schema['type'] ??
      pointer,
  );
