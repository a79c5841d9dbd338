import type { Schema, TypeName } from './shape.ts';

const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
  '$id',
  '$schema',
  '$defs',
  'definitions',
]);

const structural = new Set([
  '$ref',
  'type',
  'nullable',
  'const',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'anyOf',
  'allOf',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'propertyNames',
  'contentSchema',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'if',
  'then',
  'else',
]);

const impliedTypes: Record<string, TypeName> = {
  properties: 'object',
  additionalProperties: 'object',
  items: 'array',
};

const allTypes = ['string', 'number', 'boolean', 'object', 'array'] as const;

/** Does not look for `integer`, because `number` includes integers. */
export const undefinedIfAnyType = (
  types: ReadonlySet<TypeName>,
): ReadonlySet<TypeName> | undefined =>
  allTypes.every((name) => types.has(name)) ? undefined : types;

export function arrayOrEmpty(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isNullSchema({ type, const: value, enum: values }: Schema): boolean {
  return (
    type === 'null' ||
    value === null ||
    (arrayOrEmpty(values).length === 1 && arrayOrEmpty(values)[0] === null)
  );
}

export function valuesOf(schema: Schema): unknown[] | undefined {
  if (schema['const'] !== undefined) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

export function typesOf(
  schema: Schema,
  values: readonly unknown[] | undefined,
): ReadonlySet<TypeName | 'null'> | undefined {
  const { type } = schema;
  if (type !== undefined) return new Set([type].flat() as TypeName[]);
  if (values) return new Set(values.map(typeOfValue));
  const implied = Object.keys(impliedTypes).find((keyword) => schema[keyword] !== undefined);
  const name = implied && impliedTypes[implied];
  return name ? new Set([name]) : undefined;
}

function typeOfValue(value: unknown): TypeName | 'null' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'string' | 'boolean' | 'object';
}

export const isAnnotation = (keyword: string) =>
  annotations.has(keyword) || keyword.startsWith('x-');

/** True if the schema is only a `$ref`, apart from annotations such as a description. */
export function isOnlyReference(schema: object): boolean {
  return Object.keys(schema).every((keyword) => keyword === '$ref' || isAnnotation(keyword));
}

export function keywordsOf(schema: Schema): Schema {
  const remaining = Object.entries(schema).filter(
    ([keyword]) => !structural.has(keyword) && !isAnnotation(keyword),
  );
  return withNumericBounds(Object.fromEntries(remaining));
}

function withNumericBounds(keywords: Schema): Schema {
  const result = { ...keywords };
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (result[exclusive] === true && result[inclusive] !== undefined) {
      result[exclusive] = result[inclusive];
      delete result[inclusive];
    } else if (typeof result[exclusive] === 'boolean') {
      delete result[exclusive];
    }
  }
  return result;
}
