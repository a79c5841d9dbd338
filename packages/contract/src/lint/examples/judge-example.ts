import { isDeepStrictEqual } from 'node:util';
import { isRef } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { isObject, patternOf, type Follow, type Schema, type Target } from './plain-schema.ts';

/** `unsure` is not wrong: a validator has to look. */
export type Judgement = 'fits' | 'differs' | 'unsure';

export interface Rules {
  follow: Follow;
  /** Fields that no schema names are not sure to be right. */
  isClosed: boolean;
  /** Which fields belong to one direction only. */
  direction: 'request' | 'response' | undefined;
  /** How many more schemas may be looked at: they can lead back to themselves, or double at each step. */
  budget: { left: number };
}

/** What a schema says of a value, and where references in the schema lead from. */
interface Question {
  schema: unknown;
  file: string;
  value: unknown;
  rules: Rules;
  /** Part of an `allOf`, whose fields are named by its other parts too. */
  isPart?: boolean;
  depth?: number;
}

/** Schemas inside schemas; more may be a loop. */
const deepest = 200;

/**
 * Whether a value fits a schema that `isPlain`, without compiling it: a validator for each of thousands of examples
 * takes most of the time of a lint.
 */
export function judge(question: Question): Judgement {
  const { schema, rules, depth = 0 } = question;
  if (schema === true) return 'fits';
  if (schema === false) return 'differs';
  if (!isObject(schema) || depth > deepest || !spend(rules)) return 'unsure';
  const asked = { ...question, schema, depth: depth + 1 };
  return all([
    () => judgeType(asked),
    () => judgeScalar(asked),
    () => (isRef(schema) ? judgeTarget(asked, schema) : 'fits'),
    () => judgeList(asked),
    () => judgeFields(asked),
    () => judgeParts(asked),
    () => ('not' in schema ? opposite[judge({ ...asked, schema: schema['not'] })] : 'fits'),
    () => judgeDirection(asked),
  ]);
}

type Asked = Question & { schema: Schema };

const spend = ({ budget }: Rules) => budget.left-- > 0;

/** Differs as soon as one does; fits when all fit. */
function all(steps: readonly (() => Judgement)[]): Judgement {
  let result: Judgement = 'fits';
  for (const step of steps) {
    const one = step();
    if (one === 'differs') return one;
    if (one === 'unsure') result = one;
  }
  return result;
}

const opposite: Record<Judgement, Judgement> = {
  fits: 'differs',
  differs: 'fits',
  unsure: 'unsure',
};

const fitsIf = (condition: boolean): Judgement => (condition ? 'fits' : 'differs');

const hasType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  null: (value) => value === null,
};

function judgeType({ schema: { type, nullable }, value }: Asked): Judgement {
  if (type === undefined || (nullable === true && value === null)) return 'fits';
  return fitsIf([type].flat().some((one) => hasType[String(one)]?.(value)));
}

function judgeScalar({ schema, value }: Asked): Judgement {
  if (Array.isArray(schema['enum']) && !schema['enum'].some((one) => isDeepStrictEqual(one, value)))
    return 'differs';
  if ('const' in schema && !isDeepStrictEqual(schema['const'], value)) return 'differs';
  if (typeof value === 'string') return fitsIf(fitsText(schema, value));
  return typeof value === 'number' ? judgeNumber(schema, value) : 'fits';
}

function fitsText({ minLength, maxLength, pattern, format }: Schema, value: string): boolean {
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length;
  return (
    length >= Number(minLength ?? 0) &&
    length <= Number(maxLength ?? Infinity) &&
    (typeof pattern !== 'string' || patternOf(pattern)?.test(value) !== false) &&
    (typeof format !== 'string' || hasFormat(format, value))
  );
}

const { formats } = addFormats.default(new Ajv());

/** A format that nobody knows is not checked, nor one of the other type. */
function hasFormat(name: string, value: string | number): boolean {
  const known = Object.hasOwn(formats, name) ? formats[name] : true;
  if (typeof known !== 'object') return typeof known === 'function' ? known(value as string) : true;
  if (known instanceof RegExp) return typeof value === 'number' || known.test(value);
  if ((known.type ?? 'string') !== typeof value) return true;
  const { validate } = known;
  if (validate instanceof RegExp) return validate.test(value as string);
  return typeof validate !== 'function' || (validate as (one: unknown) => boolean)(value);
}

function judgeNumber(schema: Schema, value: number): Judgement {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  const isAbove =
    exclusiveMinimum === true ? value > Number(minimum) : value >= Number(minimum ?? -Infinity);
  const isBelow =
    exclusiveMaximum === true ? value < Number(maximum) : value <= Number(maximum ?? Infinity);
  if (!isAbove || !isBelow) return 'differs';
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return 'differs';
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return 'differs';
  // In floating point 0.3 is no multiple of 0.1.
  if (multipleOf !== undefined && !Number.isInteger(value / Number(multipleOf))) return 'unsure';
  return fitsIf(typeof format !== 'string' || hasFormat(format, value));
}

function judgeTarget(asked: Asked, ref: { $ref: string }): Judgement {
  const target = asked.rules.follow(ref, asked.file);
  return target ? judge({ ...asked, ...target }) : 'unsure';
}

function judgeList(asked: Asked): Judgement {
  const { schema, value } = asked;
  if (!Array.isArray(value)) return 'fits';
  const { minItems = 0, maxItems = Infinity, uniqueItems, items } = schema;
  if (value.length < Number(minItems) || value.length > Number(maxItems)) return 'differs';
  const isUnsure =
    uniqueItems === true &&
    (value.some((one) => typeof one === 'object') || new Set(value).size < value.length);
  const inside = items === undefined ? [] : value.map((one) => partOf(asked, items, one));
  return all([() => (isUnsure ? 'unsure' : 'fits'), ...inside]);
}

const partOf = (asked: Asked, schema: unknown, value: unknown) => () =>
  judge({ ...asked, schema, value, isPart: false });

function judgeFields(asked: Asked): Judgement {
  const { schema, value } = asked;
  if (!isObject(value)) return 'fits';
  const {
    required = [],
    minProperties = 0,
    maxProperties = Infinity,
    additionalProperties,
  } = schema;
  const properties = (schema['properties'] ?? {}) as Schema;
  const names = Object.keys(value);
  if (names.length < Number(minProperties) || names.length > Number(maxProperties))
    return 'differs';
  const isNamed = (name: string) => Object.hasOwn(properties, name);
  return all([
    ...(required as string[])
      .filter((name) => !(name in value))
      .map((name) => () => judgeMissing(properties[name])),
    ...names.filter(isNamed).map((name) => partOf(asked, properties[name], value[name])),
    ...(additionalProperties === undefined
      ? []
      : names
          .filter((name) => !isNamed(name))
          .map((name) => partOf(asked, additionalProperties, value[name]))),
    () => judgeUnnamed(asked, names),
  ]);
}

/** A field of one direction may be missing in the other. */
const judgeMissing = (property: unknown): Judgement =>
  isObject(property) && (property['readOnly'] === true || property['writeOnly'] === true)
    ? 'unsure'
    : 'differs';

function judgeUnnamed({ schema, file, rules, isPart }: Asked, names: readonly string[]): Judgement {
  if (!rules.isClosed || isPart === true) return 'fits';
  if (schema['properties'] === undefined && schema['allOf'] === undefined) return 'fits';
  return names.every((name) => isNamedBy({ schema, file }, name, rules)) ? 'fits' : 'unsure';
}

/** Whether a schema, or a part of its `allOf`, names the field. */
function isNamedBy({ schema, file }: Target, name: string, rules: Rules, depth = 0): boolean {
  if (!isObject(schema) || depth > deepest || !spend(rules)) return false;
  if (schema['additionalProperties'] !== undefined) return true;
  if (Object.hasOwn((schema['properties'] ?? {}) as Schema, name)) return true;
  const target = isRef(schema) ? rules.follow(schema, file) : undefined;
  const parts = ((schema['allOf'] ?? []) as unknown[]).map((part) => ({ schema: part, file }));
  return [...(target ? [target] : []), ...parts].some((one) =>
    isNamedBy(one, name, rules, depth + 1),
  );
}

function judgeParts(asked: Asked): Judgement {
  const { schema } = asked;
  const { allOf = [], anyOf, oneOf } = schema as Record<string, unknown[] | undefined>;
  // What a choice inside an allOf names is not counted here.
  if (asked.isPart === true && asked.rules.isClosed && (anyOf ?? oneOf) !== undefined)
    return 'unsure';
  return all([
    ...allOf.map((part) => () => judge({ ...asked, schema: part, isPart: true })),
    () => (anyOf ? judgeChoice(asked, anyOf, (fitting) => fitting > 0) : 'fits'),
    () => (oneOf ? judgeChoice(asked, oneOf, (fitting) => fitting === 1) : 'fits'),
  ]);
}

function judgeChoice(
  asked: Asked,
  branches: readonly unknown[],
  isRight: (fitting: number) => boolean,
): Judgement {
  const found = branches.map((schema) => judge({ ...asked, schema, isPart: false }));
  if (found.includes('unsure')) return 'unsure';
  return fitsIf(isRight(found.filter((one) => one === 'fits').length));
}

function judgeDirection({ schema, rules: { direction } }: Asked): Judgement {
  const isOther =
    (direction === 'request' && schema['readOnly'] === true) ||
    (direction === 'response' && schema['writeOnly'] === true);
  return isOther ? 'unsure' : 'fits';
}
