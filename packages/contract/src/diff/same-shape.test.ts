import { describe, expect, test } from 'vitest';
import type { Finding } from '../findings/report.ts';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, sending, respondingWith, type Document } from './test-contracts.ts';

const diff = (old: Document, now: Document) => diffContracts(contractOf(old), contractOf(now));
const verdicts = (findings: readonly Finding[]) =>
  findings.map(({ level, rule }) => `${level} ${rule}`).sort();

const object = (properties: object, required: string[] = [], rest: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...rest,
});
const text = { type: 'string' };

describe('equivalent notations are equal', () => {
  const address = object({ street: text });
  test.each<[name: string, first: unknown, second: unknown]>([
    [
      'null as a type and as an alternative',
      { type: ['object', 'null'], properties: { street: text } },
      { oneOf: [address, { type: 'null' }] },
    ],
    [
      'null as a type and as nullable',
      { type: ['string', 'null'] },
      { type: 'string', nullable: true },
    ],
    [
      'only null, in 3.1 and in 3.0',
      { type: 'null' },
      { type: 'string', nullable: true, enum: [null] },
    ],
    ['only null, as a type and as a value', { type: 'null' }, { enum: [null] }],
    [
      'null in front and behind',
      { oneOf: [{ type: 'null' }, address] },
      { anyOf: [address, { type: 'null' }] },
    ],
    ['a constant and an enum of one value', { const: 'a' }, { type: 'string', enum: ['a'] }],
    [
      'alternatives of constants and an enum',
      { oneOf: [{ const: 'a' }, { const: 'b' }] },
      { enum: ['b', 'a'] },
    ],
    [
      'alternatives of types and a list of types',
      { anyOf: [text, { type: 'integer' }] },
      { type: ['integer', 'string'] },
    ],
    [
      'anything, and alternatives of all types as OpenAPI 3.0 writes them',
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
      'nullable beside alternatives and an alternative for null',
      { oneOf: [address, object({ pin: text })], nullable: true },
      { oneOf: [address, object({ pin: text }), { type: 'null' }] },
    ],
    [
      'allOf and what it joins',
      { allOf: [address, object({ city: text }, ['city'])] },
      object({ city: text, street: text }, ['city']),
    ],
    [
      'allOf with limits and the narrower ones',
      {
        allOf: [
          { type: 'integer', minimum: 1, maximum: 9, format: 'int64' },
          { minimum: 2, maximum: 10, format: 'int32' },
        ],
      },
      { type: 'integer', minimum: 2, maximum: 9, format: 'int32' },
    ],
    [
      'allOf with patterns in another order, and one of them twice',
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
      'allOf that asks for different items once or twice',
      { allOf: [{ type: 'array', uniqueItems: false }, { uniqueItems: true }] },
      { type: 'array', uniqueItems: true },
    ],
    ['one alternative and the schema itself', { oneOf: [address] }, address],
    ['a limit of 0 and none', { type: 'string', minLength: 0 }, text],
    [
      'bounds of OpenAPI 3.0 and 3.1',
      { minimum: 0, exclusiveMinimum: true },
      { exclusiveMinimum: 0 },
    ],
    ['any other fields, long and short', object({}, [], { additionalProperties: {} }), object({})],
    [
      'texts for people',
      { ...text, description: 'a', title: 'b', examples: ['c'], 'x-origin': 'assumed' },
      text,
    ],
    [
      'the order of fields and of required',
      object({ a: text, b: text }, ['a', 'b']),
      object({ b: text, a: text }, ['b', 'a']),
    ],
  ])('%s', (_, first, second) => {
    expect(diff(respondingWith(first), respondingWith(second))).toEqual([]);
    expect(diff(sending(second), sending(first))).toEqual([]);
  });
});

test('readOnly fields do not count in requests, writeOnly fields not in responses', () => {
  const before = object({ id: { ...text, readOnly: true }, pin: { ...text, writeOnly: true } }, [
    'id',
    'pin',
  ]);
  const after = object({});
  expect(verdicts(diff(sending(before), sending(after)))).toEqual([
    'warning required-property-removed',
  ]);
  expect(verdicts(diff(respondingWith(before), respondingWith(after)))).toEqual([
    'breaking required-property-removed',
  ]);
});
