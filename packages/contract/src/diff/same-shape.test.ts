import { describe, expect, test } from 'vitest';
import type { Finding } from '../findings/report.ts';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, withRequest, withResponse, type TestDocument } from './test-contracts.ts';

const diff = (old: TestDocument, now: TestDocument) =>
  diffContracts(contractOf(old), contractOf(now));
const verdicts = (findings: readonly Finding[]) =>
  findings.map(({ level, rule }) => `${level} ${rule}`).sort();

const object = (properties: object, required: string[] = [], rest: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...rest,
});
const text = { type: 'string' };
const condition = (k: object) =>
  object({ k: text, v: text }, [], { if: { properties: { k } }, else: { required: ['v'] } });

describe('equivalent notations are equal', () => {
  const address = object({ street: text });
  test.each<[name: string, first: unknown, second: unknown]>([
    [
      'null as a type, and as an alternative',
      { type: ['object', 'null'], properties: { street: text } },
      { oneOf: [address, { type: 'null' }] },
    ],
    [
      'null as a type, and nullable',
      { type: ['string', 'null'] },
      { type: 'string', nullable: true },
    ],
    [
      'null as the only value, in OpenAPI 3.1 and 3.0',
      { type: 'null' },
      { type: 'string', nullable: true, enum: [null] },
    ],
    ['null as the only type, and as the only value', { type: 'null' }, { enum: [null] }],
    [
      'null as the first alternative, and as the last',
      { oneOf: [{ type: 'null' }, address] },
      { anyOf: [address, { type: 'null' }] },
    ],
    ['a constant, and an enum of one value', { const: 'a' }, { type: 'string', enum: ['a'] }],
    [
      'alternatives of constants, and an enum',
      { oneOf: [{ const: 'a' }, { const: 'b' }] },
      { enum: ['b', 'a'] },
    ],
    [
      'alternatives of types, and a list of types',
      { anyOf: [text, { type: 'integer' }] },
      { type: ['integer', 'string'] },
    ],
    [
      'no type, and alternatives of all types as in OpenAPI 3.0',
      {},
      {
        nullable: true,
        anyOf: [
          ...['string', 'number', 'integer', 'boolean', 'object'].map((type) => ({ type })),
          { type: 'array', items: {} },
        ],
      },
    ],
    [
      'nullable next to alternatives, and an alternative for null',
      { oneOf: [address, object({ pin: text })], nullable: true },
      { oneOf: [address, object({ pin: text }), { type: 'null' }] },
    ],
    [
      'allOf, and the merged schema',
      { allOf: [address, object({ city: text }, ['city'])] },
      object({ city: text, street: text }, ['city']),
    ],
    [
      'allOf with several limits, and the narrowest limits',
      {
        allOf: [
          { type: 'integer', minimum: 1, maximum: 9, format: 'int64' },
          { minimum: 2, maximum: 10, format: 'int32' },
        ],
      },
      { type: 'integer', minimum: 2, maximum: 9, format: 'int32' },
    ],
    [
      'allOf with patterns, and in another order with a duplicate',
      { allOf: [{ type: 'string', pattern: 'a' }, { pattern: 'b' }, { pattern: 'c' }] },
      {
        allOf: [
          { type: 'string', pattern: 'c' },
          { pattern: 'a' },
          { pattern: 'b' },
          { pattern: 'c' },
        ],
      },
    ],
    [
      'allOf with uniqueItems false and true, and uniqueItems true',
      { allOf: [{ type: 'array', uniqueItems: false }, { uniqueItems: true }] },
      { type: 'array', uniqueItems: true },
    ],
    [
      'a number with steps of 1, and an integer',
      object({ n: { type: 'number', multipleOf: 1 } }),
      object({ n: { type: 'integer' } }),
    ],
    [
      'a constant and an enum of one value, inside `if`',
      condition({ const: 'x' }),
      condition({ enum: ['x'] }),
    ],
    ['a single alternative, and the schema itself', { oneOf: [address] }, address],
    ['a limit of 0, and no limit', { type: 'string', minLength: 0 }, text],
    [
      'exclusive bounds in OpenAPI 3.0 and 3.1',
      { minimum: 0, exclusiveMinimum: true },
      { exclusiveMinimum: 0 },
    ],
    ['additionalProperties {}, and none', object({}, [], { additionalProperties: {} }), object({})],
    [
      'different titles and descriptions',
      { ...text, description: 'a', title: 'b', examples: ['c'], 'x-origin': 'assumed' },
      text,
    ],
    [
      'fields and required in another order',
      object({ a: text, b: text }, ['a', 'b']),
      object({ b: text, a: text }, ['b', 'a']),
    ],
  ])('%s', (_, first, second) => {
    expect(diff(withResponse(first), withResponse(second))).toEqual([]);
    expect(diff(withRequest(second), withRequest(first))).toEqual([]);
  });
});

test('readOnly fields are ignored in requests, writeOnly fields in responses', () => {
  const before = object({ id: { ...text, readOnly: true }, pin: { ...text, writeOnly: true } }, [
    'id',
    'pin',
  ]);
  const after = object({});
  expect(verdicts(diff(withRequest(before), withRequest(after)))).toEqual([
    'warning required-property-removed',
  ]);
  expect(verdicts(diff(withResponse(before), withResponse(after)))).toEqual([
    'breaking required-property-removed',
  ]);
});

test('a field that is no longer readOnly is only an info', () => {
  const readOnly = withRequest(object({ a: { ...text, readOnly: true } }));
  expect(verdicts(diff(readOnly, withRequest(object({ a: text }))))).toEqual([
    'info read-only-lifted',
  ]);
});
