import { expect, test } from 'vitest';
import { bundleContract } from '../contract/load.ts';
import { listErrors } from './list-errors.ts';

const respondingWith = (...codes: (number | string)[]) => ({
  200: {
    content: {
      'application/json': {
        examples: Object.fromEntries(codes.map((code) => [`is${code}`, { value: { code } }])),
      },
    },
  },
});

const document = {
  openapi: '3.1.0',
  paths: {
    '/native': { post: { operationId: 'native', security: [], responses: respondingWith(0, 422) } },
    '/save': {
      post: { operationId: 'save', requestBody: {}, responses: respondingWith('0', '422') },
    },
    '/read': { get: { operationId: 'read', responses: respondingWith(0) } },
  },
  'x-errors': {
    '-4': { calls: 'token' },
    '413': { calls: 'body' },
    '422': { calls: 'refusals' },
    '500': { calls: 'all' },
  },
};

test('each code has the calls that can return it', () => {
  const operations = Object.entries(listErrors(document)).map(([code, { operations }]) => [
    code,
    operations,
  ]);
  expect(Object.fromEntries(operations)).toEqual({
    '-4': ['save', 'read'],
    '413': ['save'],
    '422': ['native', 'save'],
    '500': ['native', 'save', 'read'],
  });
});

test('a refusal whose code is not in the catalogue is an error', () => {
  const paths = { '/x': { get: { operationId: 'x', responses: respondingWith(418) } } };
  expect(() => listErrors({ ...document, paths })).toThrow('openapi/errors.yaml has no code 418');
});

test('each code of our catalogue has a reaction of the app, and a call that can return it', async () => {
  const errors = Object.entries(listErrors(await bundleContract()));
  expect(errors.map(([code]) => code)).toContain('-4');
  for (const [, error] of errors) {
    expect(error).toMatchObject({
      meaning: expect.stringMatching(/\.$/),
      app: expect.stringMatching(/\.$/),
      httpStatus: expect.arrayContaining([expect.any(Number)]),
      retry: expect.stringMatching(/^(never|later|afterWait)$/),
    });
    expect(error.operations).not.toEqual([]);
  }
});
