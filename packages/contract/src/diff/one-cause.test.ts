import { describe, expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { withResponse, contractOf, documentOf, type TestDocument } from './test-contracts.ts';

describe('one finding per cause', () => {
  const shared = (money: object, names: readonly string[]) =>
    documentOf(
      Object.fromEntries(
        names.map((name) => [
          `/${name}`,
          {
            post: {
              operationId: name,
              requestBody: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Money' } } },
              },
              responses: {
                200: {
                  content: {
                    'application/json': {
                      schema: {
                        type: 'object',
                        properties: {
                          sum: { $ref: '#/components/schemas/Money', description: 'x' },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        ]),
      ),
      { components: { schemas: { Money: money } } },
    );
  const names = Array.from({ length: 60 }, (_, index) => `call${index}`);

  test('a change of a component that sixty operations use is one finding with all sixty operations', () => {
    const findings = diffContracts(
      contractOf(shared({ type: 'number' }, names)),
      contractOf(shared({ type: ['number', 'null'] }, names)),
    );
    expect(findings).toMatchObject([
      {
        rule: 'became-nullable',
        level: 'breaking',
        message: 'Money: it can be null now (responses: breaking, requests: info)',
        operations: names,
        pointer: '/components/schemas/Money',
      },
    ]);
  });

  test('a recursive component is compared once', () => {
    const tree = (value: object) =>
      shared(
        {
          type: 'object',
          properties: {
            value,
            inner: { type: 'array', items: { $ref: '#/components/schemas/Money' } },
          },
        },
        ['tree'],
      );
    const findings = diffContracts(
      contractOf(tree({ type: 'string' })),
      contractOf(tree({ type: 'integer' })),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(['type-changed']);
  });
});

test.each(['items', 'additionalProperties'])(
  'the comparison with a schema that is recursive in its %s ends',
  (keyword) => {
    const tree = {
      schemas: { Tree: { [keyword]: { $ref: '#/components/schemas/Tree' } } },
    };
    const anything = withResponse({});
    const trees = withResponse({ $ref: '#/components/schemas/Tree' }, tree);
    const rulesOf = (old: TestDocument, now: TestDocument) =>
      new Set(diffContracts(contractOf(old), contractOf(now)).map(({ rule }) => rule));
    expect(rulesOf(anything, trees)).toEqual(new Set(['type-narrowed', 'became-not-nullable']));
    expect(rulesOf(trees, anything)).toEqual(new Set(['type-widened', 'became-nullable']));
  },
);

describe('a parameter repeated inline by many operations', () => {
  const names = Array.from({ length: 61 }, (_, index) => `call${index}`);
  const withHeader = (schema: object) =>
    documentOf(
      Object.fromEntries(
        names.map((name, index) => [
          `/${name}`,
          {
            get: {
              operationId: name,
              parameters: [
                ...(index % 2 === 0 ? [{ name: 'q', in: 'query', schema: {} }] : []),
                { name: 'fbp', in: 'header', schema },
              ],
              responses: {},
            },
          },
        ]),
      ),
    );

  test('is one finding, with its name instead of its index', () => {
    const findings = diffContracts(
      contractOf(withHeader({ type: 'string' })),
      contractOf(withHeader({ type: 'string', format: 'uuid' })),
    );
    expect(findings).toMatchObject([
      { message: 'header parameter "fbp": format is new: "uuid"', operations: names },
    ]);
  });

  test('is labelled with the operation if only one operation uses it', () => {
    const one = (type: string) =>
      documentOf({
        '/a': {
          parameters: [{ name: 'id', in: 'query', schema: { type } }],
          get: { operationId: 'read', responses: {} },
        },
      });
    expect(diffContracts(contractOf(one('string')), contractOf(one('integer')))).toMatchObject([
      { message: '/a, query parameter "id": the type was string and is integer' },
    ]);
  });
});

test('a new alternative with its discriminator mapping is one finding', () => {
  const schema = { type: 'object', required: ['k'], properties: { k: { type: 'string' } } };
  const schemas = { A: schema, B: { ...schema, properties: { ...schema.properties, z: {} } } };
  const choice = (mapping: Record<string, string>) =>
    withResponse(
      {
        oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
        discriminator: { propertyName: 'k', mapping },
      },
      { schemas },
    );
  const old = { a: '#/components/schemas/A' };
  const now = { ...old, b: '#/components/schemas/B' };
  expect(diffContracts(contractOf(choice(old)), contractOf(choice(now)))).toMatchObject([
    { rule: 'alternative-added' },
  ]);
});

test('a setting for all operations is one finding', () => {
  const file = (rest: object) =>
    documentOf(
      { '/a': { get: { operationId: 'a' } }, '/b': { get: { operationId: 'b' } } },
      { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }, ...rest },
    );
  const now = file({ security: [{ token: [] }] });
  expect(diffContracts(contractOf(file({})), contractOf(now))).toMatchObject([
    { rule: 'security-tightened', pointer: '/security', operations: ['a', 'b'] },
  ]);
});
