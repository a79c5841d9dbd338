import { describe, expect, test } from 'vitest';
import { createChecker } from './checker.ts';
import { bodyOf, headersOf, noBody, type Exchange } from './exchange.ts';

const list = { type: 'array', items: { type: 'integer' } };
const object = {
  type: 'object',
  properties: { r: { type: 'integer' }, g: { type: 'integer' } },
  additionalProperties: false,
};
const written = {
  'form query': ['query', {}, '?p=1&p=2', '?r=1&g=2'],
  'form query, not exploded': ['query', { explode: false }, '?p=1,2', '?p=r,1,g,2'],
  'form query with encoded commas': ['query', { explode: false }, '?p=1%2C2', '?p=r%2C1%2Cg%2C2'],
  spaces: ['query', { style: 'spaceDelimited', explode: false }, '?p=1%202', '?p=r%201%20g%202'],
  pipes: ['query', { style: 'pipeDelimited', explode: false }, '?p=1|2', '?p=r%7C1%7Cg%7C2'],
  simple: ['path', {}, '/1,2', '/r,1,g,2'],
  'simple, exploded': ['path', { explode: true }, '/1,2', '/r=1,g=2'],
  label: ['path', { style: 'label' }, '/.1,2', '/.r,1,g,2'],
  'label, exploded': ['path', { style: 'label', explode: true }, '/.1.2', '/.r=1.g=2'],
  matrix: ['path', { style: 'matrix' }, '/;p=1,2', '/;p=r,1,g,2'],
  'matrix, exploded': ['path', { style: 'matrix', explode: true }, '/;p=1;p=2', '/;r=1;g=2'],
  header: ['header', {}, '1,2', 'r,1,g,2'],
  'header, exploded': ['header', { explode: true }, '1, 2', 'r=1,g=2'],
  cookie: ['cookie', { explode: false }, 'p=1,2', 'p=r,1,g,2'],
} as const;

const problemsOf = (where: string, parameter: object, sent: string, schema: object) => {
  const path = where === 'path' ? '/{p}' : '/a';
  const { check } = createChecker({
    openapi: '3.1.0',
    paths: {
      [path]: {
        get: {
          operationId: 'get',
          parameters: [{ name: 'p', in: where, required: true, schema, ...parameter }],
          responses: { 200: { description: 'A.' } },
        },
      },
    },
  });
  const exchange: Exchange = {
    method: 'GET',
    url: where === 'path' ? sent : where === 'query' ? `/a${sent}` : '/a',
    request: {
      headers: headersOf(
        where === 'header' ? [['p', sent]] : where === 'cookie' ? [['cookie', `a=b; ${sent}`]] : [],
      ),
      body: noBody,
    },
    response: { status: 200, headers: headersOf([]), body: noBody },
  };
  return check(exchange)?.problems.map(({ rule, field }) => `${rule} ${field}`);
};

describe.each(Object.entries(written))('%s', (_, [where, parameter, asList, asObject]) => {
  const wrong = { ...list, items: { type: 'integer', maximum: 1 } };

  test('a list is parsed to the types of its schema', () => {
    expect(problemsOf(where, parameter, asList, list)).toEqual([]);
    expect(problemsOf(where, parameter, asList, wrong)).toEqual([
      `request-out-of-limits ${where} p/1`,
    ]);
  });

  test('an object is parsed to the types of its schema', () => {
    expect(problemsOf(where, parameter, asObject, object)).toEqual([]);
    const few = { ...object, properties: { r: object.properties.r } };
    const found = problemsOf(where, parameter, asObject, few);
    expect(found).toHaveLength(1);
  });
});

const twoKinds = {
  openapi: '3.1.0',
  paths: {
    '/a': {
      servers: [{ url: 'https://other.test/v2' }],
      get: {
        operationId: 'other',
        responses: {
          200: {
            description: 'A.',
            content: {
              'application/json': { schema: { type: 'string' } },
              'application/json;version=2': { schema: { type: 'integer' } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
        },
      },
      post: {
        operationId: 'own',
        servers: [{ url: '/own' }],
        responses: { 200: { description: 'A.' } },
      },
    },
  },
  servers: [{ url: 'https://first.test' }],
};

const seen = (method: string, url: string, type = 'application/json', text = '"a"'): Exchange => ({
  method,
  url,
  request: { headers: headersOf([]), body: noBody },
  response: { status: 200, headers: headersOf([['content-type', type]]), body: bodyOf(text) },
});

test('an operation is found at its own servers, or at the servers of its path', () => {
  const { check } = createChecker(twoKinds);
  expect(check(seen('GET', 'https://other.test/v2/a'))?.operation?.id).toBe('other');
  expect(check(seen('POST', 'https://any.test/own/a'))?.operation?.id).toBe('own');
  expect(check(seen('GET', 'https://first.test/a'))?.operation).toBeUndefined();
});

test('media type parameters select the schema, and text/plain next to JSON is not parsed', () => {
  const { check } = createChecker(twoKinds);
  const problems = (type: string, text: string) =>
    check(seen('GET', 'https://other.test/v2/a', type, text))?.problems.map(({ rule }) => rule);
  expect(problems('application/json', '"a"')).toEqual([]);
  expect(problems('application/json; version=2', '1')).toEqual([]);
  expect(problems('application/json; version=2', '"a"')).toEqual(['response-wrong-type']);
  expect(problems('text/csv', 'a,b')).toEqual([]);
});

test('a 401 to a call with a token is unchecked, with the hint to sign in first', () => {
  const { check } = createChecker(twoKinds);
  const refused = seen('GET', 'https://other.test/v2/a');
  const outcome = check({ ...refused, response: { ...refused.response, status: 401 } });
  expect(outcome?.problems).toEqual([]);
  expect(outcome?.unchecked).toEqual(['sign in first: the server responded with 401']);
});
