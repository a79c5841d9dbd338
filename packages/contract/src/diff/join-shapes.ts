import { isDeepStrictEqual } from 'node:util';
import { isNarrowerFormat, limitKindOf } from './limits.ts';
import type { LocatedSchema, Schema, Shape, TypeName } from './shape.ts';

export function intersectShapes(first: Shape, second: Shape): Shape {
  const isAlternativeFree = first.alternatives.length === 0 || second.alternatives.length === 0;
  return {
    pointer: first.pointer,
    types: intersectTypes(first.types, second.types),
    isNullable: first.isNullable && second.isNullable,
    values: intersectValues(first.values, second.values),
    properties: joinNamed(first.properties, second.properties),
    required: new Set([...first.required, ...second.required]),
    additional: joinAdditional(first.additional, second.additional),
    items: joinEither(first.items, second.items),
    prefix: Array.from(
      { length: Math.max(first.prefix.length, second.prefix.length) },
      (_, index) => joinEither(first.prefix[index], second.prefix[index]),
    ).filter((part) => part !== undefined),
    constraints: joinNamed(first.constraints, second.constraints),
    alternatives: first.alternatives.length > 0 ? first.alternatives : second.alternatives,
    keywords: {
      ...joinKeywords(first.keywords, second.keywords),
      // Two lists of alternatives cannot be merged, so the second list is compared as one keyword.
      ...(isAlternativeFree ? {} : { allOf: second.alternatives.map(({ schema }) => schema) }),
    },
  };
}

function intersectTypes(first: Shape['types'], second: Shape['types']): Shape['types'] {
  if (!first || !second) return first ?? second;
  const has = (types: ReadonlySet<TypeName>, name: TypeName) =>
    types.has(name) || (name === 'integer' && types.has('number'));
  const names = [...first, ...second].filter((name) => has(first, name) && has(second, name));
  return new Set(names);
}

function intersectValues(first: Shape['values'], second: Shape['values']): Shape['values'] {
  if (!first || !second) return first ?? second;
  return first.filter((value) => second.some((other) => isDeepStrictEqual(value, other)));
}

const joinEither = (
  first: LocatedSchema | undefined,
  second: LocatedSchema | undefined,
): LocatedSchema | undefined => (first && second ? joinParts(first, second) : (first ?? second));

function joinNamed(
  first: ReadonlyMap<string, LocatedSchema>,
  second: ReadonlyMap<string, LocatedSchema>,
): ReadonlyMap<string, LocatedSchema> {
  const joined = new Map(first);
  for (const [name, part] of second) {
    const known = joined.get(name);
    joined.set(name, known ? joinParts(known, part) : part);
  }
  return joined;
}

function joinAdditional(
  first: boolean | LocatedSchema,
  second: boolean | LocatedSchema,
): boolean | LocatedSchema {
  if (first === false || second === false) return false;
  if (first === true) return second;
  return second === true ? first : joinParts(first, second);
}

/**
 * The key lists each merged schema once and in sorted order, so equal merges have equal keys. The
 * comparison visits each pair of keys only once, so it ends for recursive schemas, too.
 */
function joinParts(first: LocatedSchema, second: LocatedSchema): LocatedSchema {
  const members = [...new Set([first, second].flatMap(({ key }) => key.split(separator)))].sort();
  if (members.length === 1) return first;
  return {
    schema: { allOf: members.map((pointer) => ({ $ref: `#${encodeURI(pointer)}` })) },
    pointer: first.pointer,
    key: members.join(separator),
  };
}

const separator = ' & ';

function joinKeywords(first: Schema, second: Schema): Schema {
  const joined = { ...first };
  for (const [name, value] of Object.entries(second)) {
    joined[name] = Object.hasOwn(joined, name) ? joinValues(name, joined[name], value) : value;
  }
  return joined;
}

function joinValues(keyword: string, first: unknown, second: unknown): unknown {
  if (isDeepStrictEqual(first, second)) return first;
  if (typeof first === 'number' && typeof second === 'number') {
    const kind = limitKindOf(keyword);
    if (kind === 'raising-narrows') return Math.max(first, second);
    if (kind === 'raising-widens') return Math.min(first, second);
  }
  if (keyword === 'uniqueItems') return first === true || second === true;
  if (keyword === 'format') {
    if (isNarrowerFormat(first, second)) return first;
    if (isNarrowerFormat(second, first)) return second;
  }
  return new Both(first, second);
}

class Both {
  readonly values: readonly unknown[];

  constructor(first: unknown, second: unknown) {
    const all = [first, second].flatMap((one) => (one instanceof Both ? one.values : [one]));
    const byText = new Map(all.map((value) => [JSON.stringify(value), value]));
    this.values = [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  }

  toJSON(): readonly unknown[] {
    return this.values;
  }
}
