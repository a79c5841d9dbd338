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

const schemaChanges: [
  name: string,
  old: unknown,
  now: unknown,
  request: string[],
  response: string[],
][] = [
  [
    'an optional field is added',
    object({ a: text }),
    object({ a: text, b: text }),
    ['info optional-property-added'],
    ['info optional-property-added'],
  ],
  [
    'a required field is added',
    object({ a: text }),
    object({ a: text, b: text }, ['b']),
    ['breaking required-property-added'],
    ['info required-property-added'],
  ],
  [
    'a required field is removed',
    object({ a: text, b: text }, ['b']),
    object({ a: text }),
    ['warning required-property-removed'],
    ['breaking required-property-removed'],
  ],
  [
    'an optional field is removed',
    object({ a: text, b: text }),
    object({ a: text }),
    ['warning optional-property-removed'],
    ['warning optional-property-removed'],
  ],
  [
    'a field is removed from a closed object',
    object({ a: text, b: text }, ['b'], { additionalProperties: false }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking required-property-forbidden'],
    ['breaking required-property-forbidden'],
  ],
  [
    'an optional field is removed from a closed object',
    object({ a: text, b: text }, [], { additionalProperties: false }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking optional-property-forbidden'],
    ['warning optional-property-forbidden'],
  ],
  [
    'a required field is renamed',
    object({ a: text, amount: { type: 'number' } }, ['amount']),
    object({ a: text, sum: { type: 'number' } }, ['sum']),
    ['breaking required-property-renamed'],
    ['breaking required-property-renamed'],
  ],
  [
    'an optional field is renamed',
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
    'a field without a schema becomes optional',
    object({ a: text }, ['b']),
    object({ a: text }),
    ['info property-became-optional'],
    ['breaking property-became-optional'],
  ],
  [
    'additional fields become forbidden',
    object({ a: text }),
    object({ a: text }, [], { additionalProperties: false }),
    ['breaking additional-properties-closed'],
    ['info additional-properties-closed'],
  ],
  [
    'the type of additional fields changes',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: 'integer' } },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
  [
    'the type changes',
    text,
    { type: 'integer' },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
  [
    'the type becomes wider',
    { type: 'integer' },
    { type: 'number' },
    ['info type-widened'],
    ['breaking type-widened'],
  ],
  [
    'the type becomes narrower',
    { type: ['string', 'integer'] },
    text,
    ['breaking type-narrowed'],
    ['info type-narrowed'],
  ],
  [
    'the type is removed',
    text,
    {},
    ['info became-nullable', 'info type-widened'],
    ['breaking became-nullable', 'breaking type-widened'],
  ],
  [
    'null becomes allowed',
    text,
    { type: ['string', 'null'] },
    ['info became-nullable'],
    ['breaking became-nullable'],
  ],
  [
    'null becomes forbidden',
    { type: 'string', nullable: true },
    text,
    ['breaking became-not-nullable'],
    ['info became-not-nullable'],
  ],
  [
    'an enum value is added',
    { enum: ['a'], type: 'string' },
    { enum: ['a', 'b'], type: 'string' },
    ['info enum-value-added'],
    ['breaking enum-value-added'],
  ],
  [
    'an enum value is removed',
    { enum: ['a', 'b'] },
    { enum: ['a'] },
    ['breaking enum-value-removed'],
    ['info enum-value-removed'],
  ],
  [
    'the constant changes',
    { const: 0 },
    { const: 1 },
    ['breaking value-changed'],
    ['breaking value-changed'],
  ],
  [
    'an enum is added',
    text,
    { type: 'string', enum: ['a'] },
    ['breaking enum-set'],
    ['info enum-set'],
  ],
  [
    'an enum is removed',
    { type: 'string', enum: ['a'] },
    text,
    ['info enum-lifted'],
    ['breaking enum-lifted'],
  ],
  [
    'a format is added',
    text,
    { type: 'string', format: 'date' },
    ['breaking format-narrowed'],
    ['info format-narrowed'],
  ],
  [
    'the format changes',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
    ['breaking format-changed'],
    ['breaking format-changed'],
  ],
  [
    'the format becomes wider',
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
    'a limit is added',
    text,
    { type: 'string', maxLength: 3 },
    ['warning limit-set'],
    ['info limit-set'],
  ],
  ['a limit is removed', { maxLength: 3 }, {}, ['info limit-lifted'], ['breaking limit-lifted']],
  [
    'the pattern changes',
    { pattern: '^a' },
    { pattern: '^b' },
    ['warning pattern-changed'],
    ['info pattern-changed'],
  ],
  [
    'the default changes',
    { default: 1 },
    { default: 2 },
    ['warning default-changed'],
    ['info default-changed'],
  ],
  [
    'an alternative is added',
    { oneOf: [object({ a: text }), { type: 'array' }] },
    { oneOf: [object({ a: text }), { type: 'array' }, object({ c: text })] },
    ['info alternative-added'],
    ['breaking alternative-added'],
  ],
  [
    'an alternative is removed',
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
    'a keyword changes that cannot be compared by direction',
    { not: { const: 1 } },
    { not: { const: 2 } },
    ['warning keyword-changed'],
    ['warning keyword-changed'],
  ],
  [
    'the type of the items changes',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'integer' } },
    ['breaking type-changed'],
    ['breaking type-changed'],
  ],
];

describe('a single change of a schema', () => {
  test.each(schemaChanges)('%s, in a request', (_, old, now, request) => {
    expect(verdicts(diff(withRequest(old), withRequest(now)))).toEqual(request);
  });

  test.each(schemaChanges)('%s, in a response', (_, old, now, __, response) => {
    expect(verdicts(diff(withResponse(old), withResponse(now)))).toEqual(response);
  });
});
