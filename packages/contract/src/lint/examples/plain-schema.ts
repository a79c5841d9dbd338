import { isRef } from '@redocly/openapi-core';
import { Pattern } from '../../document/patterns.ts';

export type Schema = Record<string, unknown>;
/** `draft4` are the schemas of OpenAPI 3.0. */
export type Dialect = 'draft4' | '2020';

/** What a reference in this file leads to, and the file of that; undefined when it leads nowhere. */
export type Follow = (ref: { $ref: string }, file: string) => Target | undefined;
export interface Target {
  schema: unknown;
  file: string;
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

type Check = (value: unknown, schema: Schema, dialect: Dialect) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isFilledList: Check = (value) => Array.isArray(value) && value.length > 0;
const isSchema: Check = (value) => isBoolean(value, {}, '2020') || isObject(value);
const isSchemas: Check = (value) =>
  isFilledList(value, {}, '2020') && (value as unknown[]).every(isObject);
const isExclusive: Check = (value, schema, dialect) =>
  dialect === 'draft4' ? typeof value === 'boolean' : isNumber(value, schema, dialect);
const isAny: Check = () => true;

/** The words that are judged here, and the form that each must have. */
const forms: Record<string, Check> = {
  $ref: isText,
  type: (value, _, dialect) =>
    [value]
      .flat()
      .every((one) => types.includes(String(one)) || (one === 'null' && dialect === '2020')),
  nullable: (value, { type }) => typeof value === 'boolean' && type !== undefined,
  enum: isFilledList,
  const: isAny,
  format: isText,
  pattern: (value) => typeof value === 'string' && patternOf(value) !== undefined,
  minLength: isCount,
  maxLength: isCount,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isExclusive,
  exclusiveMaximum: isExclusive,
  multipleOf: (value) => typeof value === 'number' && value > 0,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: isBoolean,
  items: isObject,
  minProperties: isCount,
  maxProperties: isCount,
  required: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  properties: (value) =>
    isObject(value) && Object.values(value).every((one) => isSchema(one, {}, '2020')),
  additionalProperties: isSchema,
  allOf: isSchemas,
  anyOf: isSchemas,
  oneOf: isSchemas,
  not: isObject,
  readOnly: isBoolean,
  writeOnly: isBoolean,
  title: isAny,
  description: isAny,
  default: isAny,
  example: isAny,
  examples: isAny,
  deprecated: isAny,
  externalDocs: isAny,
  xml: isAny,
  contentMediaType: isText,
  contentEncoding: isText,
};

/** A schema inside another one; `isInPlace` when it judges the same value. */
interface Part extends Target {
  isInPlace: boolean;
}

/**
 * Says whether a schema, and all that it leads to, has only words and forms that are judged here, and whether judging
 * a value comes to an end: a validator breaks off at a schema that asks itself about the same value.
 */
export function createPlainness(follow: Follow, dialect: Dialect) {
  const known = new Map<unknown, boolean>();
  return function isPlain(schema: unknown, file: string): boolean {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const reached = new Map<unknown, readonly Part[]>();
    // From where each part was reached: when one is not plain, nothing on the way to it is.
    const from = new Map<unknown, unknown>([[schema, undefined]]);
    const pending: Target[] = [{ schema, file }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const parts = known.get(next.schema) === false ? undefined : partsOf(next);
      if (!parts) {
        for (let part: unknown = next.schema; part !== undefined; part = from.get(part)) {
          known.set(part, false);
        }
        return false;
      }
      reached.set(next.schema, parts);
      for (const part of parts) {
        if (from.has(part.schema) || known.get(part.schema) === true) continue;
        from.set(part.schema, next.schema);
        pending.push(part);
      }
    }
    const endless = endlessOf(reached);
    for (const part of endless.size > 0 ? [...endless, schema] : reached.keys()) {
      known.set(part, endless.size === 0);
    }
    return endless.size === 0;
  };

  /** The schemas inside a schema; undefined when it is not plain. */
  function partsOf({ schema, file }: Target): Part[] | undefined {
    if (typeof schema === 'boolean') return [];
    if (!isObject(schema)) return undefined;
    const isKnown = Object.entries(schema).every(
      ([word, value]) => word.startsWith('x-') || forms[word]?.(value, schema, dialect),
    );
    if (!isKnown) return undefined;
    const inner = childrenOf(schema).map((one) => ({ ...one, file }));
    if (!isRef(schema)) return inner;
    const target = follow(schema, file);
    return target && [{ ...target, isInPlace: true }, ...inner];
  }
}

/** The schemas that ask themselves about the same value, and those that they ask in place. */
function endlessOf(reached: ReadonlyMap<unknown, readonly Part[]>): Set<unknown> {
  const asked = (schema: unknown) =>
    (reached.get(schema) ?? []).flatMap((part) =>
      part.isInPlace && reached.has(part.schema) ? [part.schema] : [],
    );
  // How many of those left ask each schema; one that nobody asks is not part of a circle.
  const askers = new Map<unknown, number>([...reached.keys()].map((schema) => [schema, 0]));
  for (const part of [...reached.keys()].flatMap(asked)) {
    askers.set(part, (askers.get(part) ?? 0) + 1);
  }
  const ended = [...askers].flatMap(([schema, count]) => (count === 0 ? [schema] : []));
  for (let schema = ended.pop(); schema !== undefined; schema = ended.pop()) {
    askers.delete(schema);
    for (const part of asked(schema)) {
      const left = (askers.get(part) ?? 0) - 1;
      askers.set(part, left);
      if (left === 0) ended.push(part);
    }
  }
  return new Set(askers.keys());
}

function childrenOf(schema: Schema): Omit<Part, 'file'>[] {
  const { properties, items, additionalProperties, not, allOf, anyOf, oneOf } = schema;
  const inside = [...Object.values(properties ?? {}), items, additionalProperties];
  const inPlace = [not, ...[allOf, anyOf, oneOf].flatMap((one) => (one ?? []) as unknown[])];
  return [
    ...inside.map((one) => ({ schema: one, isInPlace: false })),
    ...inPlace.map((one) => ({ schema: one, isInPlace: true })),
  ].filter((one) => one.schema !== undefined);
}

export function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const patterns = new Map<string, Pattern | undefined>();

/** As Ajv reads a pattern; undefined when it cannot be read. */
export function patternOf(text: string): Pattern | undefined {
  if (!patterns.has(text)) patterns.set(text, compile(text));
  return patterns.get(text);
}

function compile(text: string): Pattern | undefined {
  try {
    return new Pattern(text, 'u');
  } catch {
    return undefined;
  }
}
