import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
  type Config,
  type UserContext,
} from '@redocly/openapi-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersPlugin, expandingAnswers } from '../../answers/redocly-plugin.ts';
import { openContract } from '../../document/open-contract.ts';
import { ourContract } from '../../document/our-contract.ts';
import { skipFittingExamples } from './skip-fitting.ts';

/** What Redocly says of the examples, with every example compiled or only those of which we are not sure. */
async function lint(contract: object, skip: boolean, allowAdditionalProperties: boolean) {
  const config = await createConfig({
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties },
      'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties },
      'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties },
    },
  });
  const problems = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(contract), '/openapi.json'),
    config: skip ? skipFittingExamples(config) : config,
    externalRefResolver: new BaseResolver(),
  }).catch((error: Error) => error.message);
  // A reference to itself is refused before any rule runs.
  if (typeof problems === 'string') return problems;
  return problems.map(({ ruleId, message, location: [first] }) => [
    ruleId,
    message,
    first?.pointer,
  ]);
}

const refTo = (schema: string) => `#/components/schemas/${schema}`;

const names = ['a', 'b', 'c'] as const;
const name = fc.constantFrom(...names);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(
      0,
      1,
      2.5,
      -3,
      1e10,
      '',
      'x',
      'long text',
      '2026-01-02',
      '😀',
      true,
      null,
    ),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 3 }),
  ),
})).any;

const scalarWords = {
  enum: fc.constantFrom([1, 'x'], ['', null], [{ a: 1 }]),
  const: fc.constantFrom<unknown>(1, 'x', null),
  format: fc.constantFrom('date', 'int32', 'email', 'nobody-knows'),
  pattern: fc.constantFrom('^x', '^.$', '\\d+'),
  minLength: fc.constantFrom(0, 1, 2),
  maxLength: fc.constantFrom(1, 4),
  minimum: fc.constantFrom(-1, 1),
  maximum: fc.constantFrom(0, 2),
  multipleOf: fc.constantFrom(0.5, 2),
  minItems: fc.constantFrom(1, 2),
  maxItems: fc.constantFrom(1, 2),
  uniqueItems: fc.boolean(),
  minProperties: fc.constantFrom(1, 2),
  maxProperties: fc.constantFrom(1, 2),
  required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
  readOnly: fc.boolean(),
  writeOnly: fc.boolean(),
};

const { schema } = fc.letrec<{ schema: Record<string, unknown>; some: unknown[] }>((tie) => ({
  some: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) as fc.Arbitrary<unknown[]>,
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'object', 'array') }),
    fc.record({ $ref: fc.constantFrom(refTo('One'), refTo('Two')) }),
    fc.record(
      {
        type: fc.constantFrom('object', 'array', 'string', 'number'),
        nullable: fc.boolean(),
        ...scalarWords,
        $ref: fc.constantFrom(refTo('One'), refTo('Two')),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        items: tie('schema'),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        allOf: tie('some'),
        anyOf: tie('some'),
        oneOf: tie('some'),
        not: tie('schema'),
      },
      { requiredKeys: [] },
    ),
    fc.record({ type: fc.constant('object'), properties: fc.dictionary(name, tie('schema')) }),
    fc.record({ allOf: tie('some') }),
    fc.record({ oneOf: tie('some') }),
  ) as fc.Arbitrary<Record<string, unknown>>,
}));

const mediaType = fc.record({ schema, example: value });
const content = mediaType.map((one) => ({ 'application/json': one }));
const contract = fc
  .record({
    openapi: fc.constantFrom('3.0.3', '3.1.0'),
    one: fc.tuple(schema, value).map(([shape, example]) => ({ ...shape, example })),
    two: schema,
    parameter: fc.record({ schema, example: value }),
    request: content,
    response: content,
  })
  .map(({ openapi, one, two, parameter, request, response }) => ({
    openapi,
    paths: {
      '/a': {
        post: {
          parameters: [{ name: 'p', in: 'query', ...parameter }],
          requestBody: { content: request },
          responses: { 200: { description: 'Fine.', content: response } },
        },
      },
    },
    components: { schemas: { One: one, Two: two } },
  }));

test('Redocly says the same of every example when those that surely fit are not compiled', async () => {
  await fc.assert(
    fc.asyncProperty(contract, fc.boolean(), async (document, isOpen) => {
      const all = await lint(document, false, isOpen);
      expect(await lint(document, true, isOpen)).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test.for<[string, Record<string, unknown>]>([
  [
    'a reference beside a type that the example does not have',
    { type: 'object', $ref: refTo('One') },
  ],
  ['a branch', { oneOf: [{ type: 'object' }, { $ref: refTo('Two') }] }],
  ['what must not fit', { type: 'object', not: { $ref: refTo('One') } }],
])(
  'of a schema that asks itself about the same value in %s Redocly says all it would',
  async ([, circle]) => {
    const document = {
      openapi: '3.0.3',
      paths: {
        '/a': {
          post: {
            requestBody: {
              content: {
                'application/json': {
                  schema: { oneOf: [{ type: 'string' }, { $ref: refTo('One') }] },
                  example: 'x',
                },
              },
            },
          },
        },
      },
      components: {
        schemas: { One: { oneOf: [circle] }, Two: { allOf: [{ $ref: refTo('One') }] } },
      },
    };
    const all = await lint(document, false, true);
    expect(all).toContainEqual([
      expect.anything(),
      expect.stringMatching('stack'),
      expect.anything(),
    ]);
    expect(await lint(document, true, true)).toEqual(all);
  },
);

test('of our contract Redocly looks at no example again', async () => {
  const opened = await openContract(ourContract);
  const config = await createConfig({
    plugins: [await answersPlugin(opened.located)],
    preprocessors: expandingAnswers,
    rules: { 'no-invalid-media-type-examples': 'error', 'no-invalid-schema-examples': 'error' },
  });
  const looks = countLooks(config);
  await lintDocument({
    document: opened.root,
    config: skipFittingExamples(config),
    customTypes: opened.types,
    externalRefResolver: opened.resolver,
  });
  expect(looks).toEqual([]);
});

/** The pointers of the nodes whose examples Redocly's rules are given. */
function countLooks(config: Config): string[] {
  const looks: string[] = [];
  const rulesOf = config.getRulesForSpecVersion.bind(config);
  const spy = {
    leave: (_: unknown, { location }: UserContext) => looks.push(location.absolutePointer),
  };
  const spies = {
    'no-invalid-media-type-examples': () => ({ Response: { MediaType: spy } }),
    'no-invalid-schema-examples': () => ({ Schema: spy }),
  };
  config.getRulesForSpecVersion = (version) =>
    rulesOf(version).map((set) => ({ ...set, ...spies })) as ReturnType<typeof rulesOf>;
  return looks;
}
