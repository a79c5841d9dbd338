import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { rules } from './rules.ts';
import { contractOf, documentOf, type TestDocument } from './test-contracts.ts';

const names = fc.constantFrom('a', 'b', 'c');
const values = fc.constantFrom('x', 'y', 'z', 1, 2);
const types = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null');

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ type: types }),
    fc.record({ type: fc.uniqueArray(types, { minLength: 1, maxLength: 3 }) }),
    fc.record({ enum: fc.uniqueArray(values, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: values }),
    fc.record({
      type: fc.constant('string'),
      format: fc.constantFrom('date', 'date-time', 'int32', 'int64'),
    }),
    fc.record(
      { type: fc.constant('string'), minLength: fc.nat(2), maxLength: fc.nat(5), pattern: names },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('number'),
        nullable: fc.boolean(),
        minimum: fc.nat(3),
        default: fc.nat(2),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ $ref: fc.constantFrom('#/components/schemas/A', '#/components/schemas/B') }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(names, tie('schema')),
        required: fc.uniqueArray(names),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('schema') }),
  ),
}));

const content = fc.dictionary(
  fc.constantFrom('application/json', 'text/html'),
  fc.record({ schema }),
);

const operation = fc.record(
  {
    operationId: fc.constantFrom('one', 'two', 'three'),
    deprecated: fc.boolean(),
    parameters: fc.uniqueArray(
      fc.record({
        name: names,
        in: fc.constantFrom('query', 'header'),
        required: fc.boolean(),
        schema,
      }),
      { selector: (one) => `${one.in} ${one.name}`, maxLength: 2 },
    ),
    requestBody: fc.record({ required: fc.boolean(), content }),
    responses: fc.dictionary(
      fc.constantFrom('200', '201', '404', '4XX', 'default'),
      fc.record({
        content,
        headers: fc.dictionary(names, fc.record({ required: fc.boolean(), schema })),
      }),
    ),
    security: fc.uniqueArray(fc.constantFrom({}, { token: [] }, { key: [] }), { maxLength: 2 }),
  },
  { requiredKeys: ['operationId'] },
);

const document = fc
  .record({
    paths: fc.uniqueArray(
      fc.tuple(fc.constantFrom('/a', '/b', '/c/{id}'), fc.constantFrom('get', 'post'), operation),
      { selector: ([, , { operationId }]) => operationId, maxLength: 3 },
    ),
    A: schema,
    B: schema,
  })
  .map(({ paths, A, B }): TestDocument => {
    const items: Record<string, Record<string, unknown>> = {};
    for (const [path, method, one] of paths) items[path] = { ...items[path], [method]: one };
    // Some objects of fast-check have no prototype, but parsed ones do.
    return structuredClone(documentOf(items, { components: { schemas: { A, B } } }));
  })
  .filter((one) => !JSON.stringify(one['components']).match(/"[AB]":\{"\$ref"/));

const diff = (old: TestDocument, now: TestDocument) =>
  diffContracts(contractOf(old), contractOf(now));

test('a contract does not differ from itself', () => {
  fc.assert(
    fc.property(document, (one) => {
      expect(diff(one, structuredClone(one))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const opposites = new Map(
  (
    [
      ['added', 'removed'],
      ['allowed', 'forbidden'],
      ['became-nullable', 'became-not-nullable'],
      ['became-required', 'became-optional'],
      ['deprecated', 'undeprecated'],
      ['lowered', 'raised'],
      ['named', 'unnamed'],
      ['narrowed', 'widened'],
      ['opened', 'closed'],
      ['set', 'lifted'],
      ['tightened', 'loosened'],
    ] as const
  ).flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]),
);
const opposite = new RegExp(`\\b(${[...opposites.keys()].join('|')})\\b`);
const withoutMirror = ['operation-removed-after-sunset', 'operation-deprecated-in-time'];
const mirrorOf = (rule: string) =>
  withoutMirror.includes(rule) ? rule : rule.replace(opposite, (word) => opposites.get(word)!);

test('reverting a change gives the mirror rules', () => {
  fc.assert(
    fc.property(document, document, (one, other) => {
      // A change in a shared component can give one finding in `diff(one, other)` and two in
      // `diff(other, one)`, so only the sets of rules must be equal.
      const there = new Set(diff(one, other).map(({ rule }) => mirrorOf(rule)));
      const back = new Set(diff(other, one).map(({ rule }) => rule));
      expect(there).toEqual(back);
    }),
    { numRuns: 200 },
  );
});

test('the mirror of every rule is a rule', () => {
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(Object.keys(rules).map(mirrorOf)));
});
