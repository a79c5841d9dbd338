import type { Level } from '../../findings/report.ts';

/**
 * `request`: the level if the client sends the value. `response`: if the client reads the value.
 */
export interface SchemaCase {
  /**
   * The change's name in oasdiff, another diff tool, without its location in the contract. The
   * prefix `spec:` marks cases that follow from JSON Schema or OpenAPI instead.
   */
  name: string;
  before: unknown;
  after: unknown;
  request: Level;
  response: Level;
}

export const text = { type: 'string' };
export const whole = { type: 'integer' };
export const object = (properties: object, rest: object = {}) => ({
  type: 'object',
  properties,
  ...rest,
});
export const list = (rest: object = {}) => ({ type: 'array', items: text, ...rest });
const cat = object({ kind: { const: 'cat' }, lives: whole }, { required: ['kind'] });
const dog = object({ kind: { const: 'dog' }, name: text }, { required: ['kind'] });
const cow = object({ kind: { const: 'cow' }, milk: whole }, { required: ['kind'] });
const ofKind = { propertyName: 'kind' };

/** Built from pairs, because the linter rejects an object literal with the key `then`. */
const condition = ({ yes, no }: { yes?: object; no?: object }) =>
  Object.fromEntries([
    ['if', { required: ['a'] }],
    ...(yes ? [['then', yes]] : []),
    ...(no ? [['else', no]] : []),
  ]) as object;

export function row(
  name: string,
  before: unknown,
  after: unknown,
  request: Level,
  response: Level,
): SchemaCase {
  return { name, before, after, request, response };
}

const narrowed = (name: string, before: unknown, after: unknown): SchemaCase[] => [
  row(`${name}-narrowed`, before, after, 'breaking', 'info'),
  row(`${name}-widened`, after, before, 'info', 'breaking'),
];

const limits: readonly [keyword: string, type: string, isLower: boolean][] = [
  ['minimum', 'number', true],
  ['exclusiveMinimum', 'number', true],
  ['minLength', 'string', true],
  ['minItems', 'array', true],
  ['minProperties', 'object', true],
  ['maximum', 'number', false],
  ['exclusiveMaximum', 'number', false],
  ['maxLength', 'string', false],
  ['maxItems', 'array', false],
  ['maxProperties', 'object', false],
];

/** The expected levels are those of oasdiff (checker/rules.go). */
export const schemaCases: readonly SchemaCase[] = [
  ...limits.flatMap(([keyword, type, isLower]) => [
    ...narrowed(
      keyword,
      { type, [keyword]: isLower ? 2 : 9 },
      { type, [keyword]: isLower ? 4 : 7 },
    ),
    row(`${keyword}-set`, { type }, { type, [keyword]: 3 }, 'warning', 'info'),
    row(`${keyword}-unset`, { type, [keyword]: 3 }, { type }, 'info', 'breaking'),
  ]),
  row('pattern-added', text, { ...text, pattern: '^a' }, 'breaking', 'info'),
  row('pattern-removed', { ...text, pattern: '^a' }, text, 'info', 'info'),
  row('pattern-changed', { ...text, pattern: '^a' }, { ...text, pattern: '^b' }, 'warning', 'info'),
  row('became-enum', text, { ...text, enum: ['a', 'b'] }, 'breaking', 'info'),
  row(
    'enum-value-removed',
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['a'] },
    'breaking',
    'info',
  ),
  row(
    'enum-value-added',
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
    'info',
    'warning',
  ),
  row('const-added', text, { const: 'a' }, 'breaking', 'info'),
  row('const-removed', { ...text, const: 'a' }, text, 'info', 'breaking'),
  row('const-changed', { const: 'a' }, { const: 'b' }, 'breaking', 'breaking'),
  row('type-changed', text, whole, 'breaking', 'breaking'),
  row('type-changed-to-object', text, object({}), 'breaking', 'breaking'),
  ...narrowed('type-number-to-integer', { type: 'number' }, whole),
  ...narrowed('list-of-types', { type: ['string', 'integer'] }, text),
  ...narrowed('type-set', {}, text),
  ...narrowed('nullable', { type: ['string', 'null'] }, text),
  ...narrowed(
    'format-int64-to-int32',
    { ...whole, format: 'int64' },
    { ...whole, format: 'int32' },
  ),
  row(
    'became-required',
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    'breaking',
    'info',
  ),
  row(
    'became-optional',
    object({ a: text }, { required: ['a'] }),
    object({ a: text }),
    'info',
    'breaking',
  ),
  row(
    'new-required-property',
    object({}),
    object({ a: text }, { required: ['a'] }),
    'breaking',
    'info',
  ),
  row(
    'new-required-property-with-default',
    object({}),
    object({ a: { ...text, default: 'x' } }, { required: ['a'] }),
    'breaking',
    'info',
  ),
  row('new-optional-property', object({}), object({ a: text }), 'info', 'info'),
  row('optional-property-removed', object({ a: text }), object({}), 'warning', 'warning'),
  row(
    'required-property-removed',
    object({ a: text }, { required: ['a'] }),
    object({}),
    'warning',
    'breaking',
  ),
  row('default-added', text, { ...text, default: 'a' }, 'info', 'info'),
  row('default-removed', { ...text, default: 'a' }, text, 'info', 'info'),
  row('default-changed', { ...text, default: 'a' }, { ...text, default: 'b' }, 'info', 'info'),
  row('one-of-added', { oneOf: [cat, dog] }, { oneOf: [cat, dog, cow] }, 'info', 'breaking'),
  row('one-of-removed', { oneOf: [cat, dog, cow] }, { oneOf: [cat, dog] }, 'breaking', 'info'),
  row('any-of-added', { anyOf: [cat, dog] }, { anyOf: [cat, dog, cow] }, 'info', 'info'),
  row('any-of-removed', { anyOf: [cat, dog, cow] }, { anyOf: [cat, dog] }, 'breaking', 'info'),
  row(
    'all-of-added',
    object({ a: text }),
    {
      allOf: [object({ a: text }), object({ b: text }, { required: ['b'] })],
    },
    'breaking',
    'info',
  ),
  row(
    'all-of-added-annotation-only',
    text,
    { allOf: [text, { description: 'A name.' }] },
    'info',
    'info',
  ),
  row(
    'discriminator-added',
    { oneOf: [cat, dog] },
    { oneOf: [cat, dog], discriminator: ofKind },
    'info',
    'info',
  ),
  row(
    'discriminator-removed',
    { oneOf: [cat, dog], discriminator: ofKind },
    { oneOf: [cat, dog] },
    'info',
    'info',
  ),
  row(
    'discriminator-mapping-added',
    { oneOf: [cat, dog], discriminator: ofKind },
    {
      oneOf: [cat, dog],
      discriminator: { ...ofKind, mapping: { tom: '#/components/schemas/Cat' } },
    },
    'info',
    'info',
  ),
  row('prefix-items-added', list(), list({ prefixItems: [whole] }), 'info', 'breaking'),
  row('prefix-items-removed', list({ prefixItems: [whole] }), list(), 'breaking', 'info'),
  ...narrowed('contains', list(), list({ contains: { const: 'a' } })),
  ...narrowed(
    'min-contains',
    list({ contains: { const: 'a' }, minContains: 1 }),
    list({ contains: { const: 'a' }, minContains: 2 }),
  ),
  ...narrowed(
    'max-contains',
    list({ contains: { const: 'a' }, maxContains: 3 }),
    list({ contains: { const: 'a' }, maxContains: 2 }),
  ),
  ...narrowed(
    'if-then',
    object({ a: text, b: text }),
    object({ a: text, b: text }, condition({ yes: { required: ['b'] } })),
  ),
  ...narrowed(
    'then',
    object({ a: text, b: text }, condition({ no: { required: ['b'] } })),
    object({ a: text, b: text }, condition({ yes: { minProperties: 2 }, no: { required: ['b'] } })),
  ),
  ...narrowed(
    'else',
    object({ a: text, b: text }, condition({ yes: { required: ['b'] } })),
    object({ a: text, b: text }, condition({ yes: { required: ['b'] }, no: { minProperties: 1 } })),
  ),
  ...narrowed(
    'dependent-required',
    object({ a: text, b: text }),
    object({ a: text, b: text }, { dependentRequired: { a: ['b'] } }),
  ),
  row(
    'dependent-required-changed',
    object({ a: text, b: text, c: text }, { dependentRequired: { a: ['b'] } }),
    object({ a: text, b: text, c: text }, { dependentRequired: { a: ['c'] } }),
    'breaking',
    'breaking',
  ),
  ...narrowed(
    'dependent-schemas',
    object({ a: text }),
    object({ a: text }, { dependentSchemas: { a: { minProperties: 2 } } }),
  ),
  ...narrowed('pattern-property', object({}), object({}, { patternProperties: { '^x': text } })),
  ...narrowed('property-names', object({}), object({}, { propertyNames: { pattern: '^[a-z]+$' } })),
  ...narrowed(
    'unevaluated-items',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], unevaluatedItems: false },
  ),
  ...narrowed(
    'unevaluated-properties',
    object({ a: text }),
    object({ a: text }, { unevaluatedProperties: false }),
  ),
  ...narrowed('content-schema', text, {
    ...text,
    contentSchema: object({ a: text }),
  }),
  row(
    'content-media-type-changed',
    { ...text, contentMediaType: 'application/json' },
    { ...text, contentMediaType: 'text/csv' },
    'breaking',
    'breaking',
  ),
  row(
    'content-encoding-changed',
    { ...text, contentEncoding: 'base64' },
    { ...text, contentEncoding: 'base32' },
    'breaking',
    'breaking',
  ),
];
