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

/** One schema change, with its level for a client that sends it and for one that reads it. */
const schemaChanges: [
  name: string,
  old: unknown,
  now: unknown,
  request: string[],
  response: string[],
][] = [
  [
    'a new optional field',
    object({ a: text }),
    object({ a: text, b: text }),
    ['info optional-property-added'],
    ['info optional-property-added'],
  ],
  [
    'a new required field',
    object({ a: text }),
    object({ a: text, b: text }, ['b']),
    ['breaking required-property-added'],
    ['info required-property-added'],
  ],
  [
    'a required field is gone',
    object({ a: text, b: text }, ['b']),
    object({ a: text }),
    ['warning required-property-removed'],
    ['breaking required-property-removed'],
  ],
  [
    'an optional field is gone',
    object({ a: text, b: text }),
    object({ a: text }),
    ['warning optional-property-removed'],
    ['warning optional-property-removed'],
  ],
  [
    'a field is gone and the object is closed',
    object({ a: text, b: text }, ['b'], { additionalProperties: false }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking required-property-forbidden'],
    ['breaking required-property-forbidden'],
  ],
  [
    'an optional field is gone and the object is closed',
    object({ a: text, b: text }, [], { additionalProperties: false }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking optional-property-forbidden'],
    ['warning optional-property-forbidden'],
  ],
  [
    'a required field has another name',
    object({ a: text, amount: { type: 'number' } }, ['amount']),
    object({ a: text, sum: { type: 'number' } }, ['sum']),
    ['breaking required-property-renamed'],
    ['breaking required-property-renamed'],
  ],
  [
    'an optional field has another name',
    object({ amount: { type: 'number' } }),
    object({ sum: { type: 'number' } }),
    ['breaking optional-property-renamed'],
    ['warning optional-property-renamed'],
  ],
  [
    'a field becomes required',
    object({ a: text }),
    object({ a: text }, ['a']),
    ['breaking property-became-required'],
    ['info property-became-required'],
  ],
  [
    'a field becomes optional',
    object({ a: text }, ['a']),
    object({ a: text }),
    ['info property-became-optional'],
    ['breaking property-became-optional'],
  ],
  [
    'a field that is only required becomes optional',
    object({ a: text }, ['b']),
    object({ a: text }),
    ['info property-became-optional'],
    ['breaking property-became-optional'],
  ],
  [
    'other fields are closed',
    object({ a: text }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking additional-properties-closed'],
    ['info additional-properties-closed'],
  ],
  [
    'another type of other fields',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: 'integer' } },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
  ['another type', text, { type: 'integer' }, ['breaking type-changed'], ['breaking type-changed']],
  [
    'a wider type',
    { type: 'integer' },
    { type: 'number' },
    ['info type-widened'],
    ['breaking type-widened'],
  ],
  [
    'a narrower type',
    { type: ['string', 'integer'] },
    text,
    ['breaking type-narrowed'],
    ['info type-narrowed'],
  ],
  [
    'any type',
    text,
    {},
    ['info became-nullable', 'info type-widened'],
    ['breaking became-nullable', 'breaking type-widened'],
  ],
  [
    'null is allowed',
    text,
    { type: ['string', 'null'] },
    ['info became-nullable'],
    ['breaking became-nullable'],
  ],
  [
    'null is not allowed',
    { type: 'string', nullable: true },
    text,
    ['breaking became-not-nullable'],
    ['info became-not-nullable'],
  ],
  [
    'a new value of an enum',
    { enum: ['a'], type: 'string' },
    { enum: ['a', 'b'], type: 'string' },
    ['info enum-value-added'],
    ['breaking enum-value-added'],
  ],
  [
    'a value of an enum is gone',
    { enum: ['a', 'b'] },
    { enum: ['a'] },
    ['breaking enum-value-removed'],
    ['info enum-value-removed'],
  ],
  [
    'another constant',
    { const: 0 },
    { const: 1 },
    ['breaking value-changed'],
    ['breaking value-changed'],
  ],
  [
    'an enum where any value was allowed',
    text,
    { type: 'string', enum: ['a'] },
    ['breaking enum-set'],
    ['info enum-set'],
  ],
  [
    'any value where an enum was',
    { type: 'string', enum: ['a'] },
    text,
    ['info enum-lifted'],
    ['breaking enum-lifted'],
  ],
  [
    'a new format',
    text,
    { type: 'string', format: 'date' },
    ['breaking format-narrowed'],
    ['info format-narrowed'],
  ],
  [
    'another format',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
    ['breaking format-changed'],
    ['breaking format-changed'],
  ],
  [
    'a wider format',
    { type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int64' },
    ['info format-widened'],
    ['breaking format-widened'],
  ],
  ...(['minimum', 'minLength', 'minItems', 'minProperties', 'exclusiveMinimum'] as const).map(
    (limit): (typeof schemaChanges)[number] => [
      `a higher ${limit}`,
      { [limit]: 1 },
      { [limit]: 2 },
      ['breaking limit-narrowed'],
      ['info limit-narrowed'],
    ],
  ),
  ...(['maximum', 'maxLength', 'maxItems', 'maxProperties', 'exclusiveMaximum'] as const).map(
    (limit): (typeof schemaChanges)[number] => [
      `a higher ${limit}`,
      { [limit]: 1 },
      { [limit]: 2 },
      ['info limit-widened'],
      ['breaking limit-widened'],
    ],
  ),
  [
    'a new limit',
    text,
    { type: 'string', maxLength: 3 },
    ['warning limit-set'],
    ['info limit-set'],
  ],
  ['a limit is gone', { maxLength: 3 }, {}, ['info limit-lifted'], ['breaking limit-lifted']],
  [
    'another pattern',
    { pattern: '^a' },
    { pattern: '^b' },
    ['warning pattern-changed'],
    ['info pattern-changed'],
  ],
  [
    'another default',
    { default: 1 },
    { default: 2 },
    ['warning default-changed'],
    ['info default-changed'],
  ],
  [
    'a new alternative',
    { oneOf: [object({ a: text }), { type: 'array' }] },
    { oneOf: [object({ a: text }), { type: 'array' }, object({ c: text })] },
    ['info alternative-added'],
    ['breaking alternative-added'],
  ],
  [
    'an alternative is gone',
    { oneOf: [object({ a: text }), object({ b: text })] },
    { oneOf: [object({ b: text })] },
    ['breaking alternative-removed'],
    ['info alternative-removed'],
  ],
  [
    'a change inside an alternative',
    { oneOf: [object({ kind: { const: 1 }, a: text }), object({ kind: { const: 2 } })] },
    {
      oneOf: [
        object({ kind: { const: 2 } }),
        object({ kind: { const: 1 }, a: { type: 'integer' } }),
      ],
    },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
  [
    'a keyword without a direction',
    { not: { const: 1 } },
    { not: { const: 2 } },
    ['warning keyword-changed'],
    ['warning keyword-changed'],
  ],
  [
    'another type of the rows',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'integer' } },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
];

describe('a single change of a schema', () => {
  test.each(schemaChanges)('%s, in a request', (_, old, now, request) => {
    expect(verdicts(diff(sending(old), sending(now)))).toEqual(request);
  });

  test.each(schemaChanges)('%s, in a response', (_, old, now, __, response) => {
    expect(verdicts(diff(respondingWith(old), respondingWith(now)))).toEqual(response);
  });
});
