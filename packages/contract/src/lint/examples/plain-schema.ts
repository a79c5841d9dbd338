import { isRef } from '@redocly/openapi-core';

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

/** Says whether a schema, and all that it leads to, has only words and forms that are judged here. */
export function createPlainness(follow: Follow, dialect: Dialect) {
  const known = new Map<unknown, boolean>();
  return function isPlain(schema: unknown, file: string): boolean {
    const found = known.get(schema);
    if (found !== undefined) return found;
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
      for (const part of parts) {
        if (from.has(part.schema) || known.get(part.schema) === true) continue;
        from.set(part.schema, next.schema);
        pending.push(part);
      }
    }
    for (const part of from.keys()) known.set(part, true);
    return true;
  };

  /** The schemas inside a schema; undefined when it is not plain. */
  function partsOf({ schema, file }: Target): Target[] | undefined {
    if (typeof schema === 'boolean') return [];
    if (!isObject(schema)) return undefined;
    const isKnown = Object.entries(schema).every(
      ([word, value]) => word.startsWith('x-') || forms[word]?.(value, schema, dialect),
    );
    if (!isKnown) return undefined;
    const inner = childrenOf(schema).map((one) => ({ schema: one, file }));
    if (!isRef(schema)) return inner;
    const target = follow(schema, file);
    return target && [target, ...inner];
  }
}

function childrenOf(schema: Schema): unknown[] {
  const { properties, items, additionalProperties, not, allOf, anyOf, oneOf } = schema;
  const single = [items, additionalProperties, not].filter((one) => one !== undefined);
  const lists = [allOf, anyOf, oneOf].flatMap((one) => (one ?? []) as unknown[]);
  return [...Object.values(properties ?? {}), ...single, ...lists];
}

export function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const patterns = new Map<string, RegExp | undefined>();

/** As Ajv reads a pattern; undefined when it cannot be read. */
export function patternOf(text: string): RegExp | undefined {
  if (!patterns.has(text)) patterns.set(text, compile(text));
  return patterns.get(text);
}

function compile(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}
