import { describe, expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, documentOf } from './test-contracts.ts';

describe('one finding for one cause', () => {
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

  test('a component that sixty operations send and read is one finding with all sixty', () => {
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

  test('a component that contains itself is compared once', () => {
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
