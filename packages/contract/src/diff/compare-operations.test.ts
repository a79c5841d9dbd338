import { describe, expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, documentOf, type TestDocument } from './test-contracts.ts';

const verdicts = (old: TestDocument, now: TestDocument) =>
  diffContracts(contractOf(old), contractOf(now))
    .map(({ level, rule }) => `${level} ${rule}`)
    .sort();

const withOperation = (
  operation: object,
  { path = '/a', method = 'get', rest = {}, item = {} } = {},
) => documentOf({ [path]: { ...item, [method]: { operationId: 'one', ...operation } } }, rest);

const parameter = (name: string, rest: object = {}) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...rest,
});
const whole = { type: 'integer' };
const taking = (...parameters: object[]) => withOperation({ parameters });
const body = (rest: object = {}, type = 'application/json') =>
  withOperation({ requestBody: { content: { [type]: { schema: { type: 'object' } } }, ...rest } });
const answers = (responses: object) => withOperation({ responses });
const json = { content: { 'application/json': { schema: { type: 'object' } } } };
const failure = { content: { 'application/json': { schema: { required: ['code'] } } } };
const tokenScheme = { type: 'apiKey', in: 'header', name: 'token' };
const secured = (security: object[] | undefined, scheme: object = tokenScheme) =>
  withOperation(security ? { security } : {}, {
    rest: { security: [{ token: [] }], components: { securitySchemes: { token: scheme } } },
  });
const twins = documentOf({
  '/t/{id}': { get: { operationId: 'byId', responses: { 200: json } } },
  '/t/{name}': { get: { operationId: 'byName', responses: { 200: failure } } },
});
const empty = documentOf({ '/z': { get: { operationId: 'other' } } });
const withEmpty = (document: TestDocument) => documentOf({ ...empty.paths, ...document.paths });

describe('a single change of an operation', () => {
  test.each<[name: string, old: TestDocument, now: TestDocument, expected: string[]]>([
    ['the operation is removed', withEmpty(taking()), empty, ['breaking operation-removed']],
    ['the operation is added', empty, withEmpty(taking()), ['info operation-added']],
    ['the path changes', taking(), withOperation({}, { path: '/b' }), ['breaking operation-moved']],
    [
      'the method changes',
      taking(),
      withOperation({}, { method: 'post' }),
      ['breaking operation-moved'],
    ],
    [
      'a path parameter is renamed',
      withOperation(
        { parameters: [parameter('id', { in: 'path', required: true })] },
        { path: '/a/{id}' },
      ),
      withOperation(
        { parameters: [parameter('key', { in: 'path', required: true })] },
        { path: '/a/{key}' },
      ),
      [],
    ],
    [
      'two paths that differ only by the name of a parameter stay the same',
      twins,
      structuredClone(twins),
      [],
    ],
    [
      'the operationId changes',
      taking(),
      withOperation({ operationId: 'two' }),
      ['info operation-renamed'],
    ],
    ['deprecated', taking(), withOperation({ deprecated: true }), ['warning operation-deprecated']],

    [
      'an optional parameter is added',
      taking(),
      taking(parameter('a')),
      ['info optional-parameter-added'],
    ],
    [
      'a required parameter is added',
      taking(),
      taking(parameter('a', { required: true })),
      ['breaking required-parameter-added'],
    ],
    [
      'a parameter is removed',
      taking(parameter('a')),
      taking(),
      ['warning optional-parameter-removed'],
    ],
    [
      'a parameter becomes required',
      taking(parameter('a')),
      taking(parameter('a', { required: true })),
      ['breaking parameter-became-required'],
    ],
    [
      'a parameter becomes optional',
      taking(parameter('a', { required: true })),
      taking(parameter('a')),
      ['info parameter-became-optional'],
    ],
    [
      'a parameter moves into a header',
      taking(parameter('a')),
      taking(parameter('a', { in: 'header' })),
      ['info optional-parameter-added', 'warning optional-parameter-removed'],
    ],
    [
      'the type of a parameter changes',
      taking(parameter('a')),
      taking(parameter('a', { schema: { type: 'integer' } })),
      ['breaking type-changed'],
    ],
    [
      'the style of a list parameter changes',
      taking(parameter('a')),
      taking(parameter('a', { explode: false })),
      ['breaking parameter-style-changed'],
    ],
    [
      'the default style is written out',
      taking(parameter('a')),
      taking(parameter('a', { style: 'form', explode: true })),
      [],
    ],
    [
      'the case of a header name changes',
      taking(parameter('Token', { in: 'header' })),
      taking(parameter('token', { in: 'header' })),
      [],
    ],
    [
      'a parameter moves from the operation to its path',
      taking(parameter('a')),
      withOperation({}, { item: { parameters: [parameter('a')] } }),
      [],
    ],
    [
      'two query parameters become an exploded object with the same names',
      taking(
        parameter('page', { required: true, schema: whole }),
        parameter('size', { schema: whole }),
      ),
      taking(
        parameter('paging', {
          required: true,
          schema: { type: 'object', required: ['page'], properties: { page: whole, size: whole } },
        }),
      ),
      [],
    ],

    ['an optional body is added', taking(), body(), ['info optional-body-added']],
    [
      'a required body is added',
      taking(),
      body({ required: true }),
      ['breaking required-body-added'],
    ],
    ['the body is removed', body(), taking(), ['breaking optional-body-removed']],
    [
      'the body becomes required',
      body(),
      body({ required: true }),
      ['breaking body-became-required'],
    ],
    ['the body becomes optional', body({ required: true }), body(), ['info body-became-optional']],
    [
      'the media type of the body changes',
      body(),
      body({}, 'application/xml'),
      ['breaking media-type-removed', 'info media-type-added'],
    ],
    [
      'a charset is added to the media type',
      body(),
      body({}, 'application/json; charset=utf-8'),
      [],
    ],

    [
      'a success status is added',
      answers({ 200: json }),
      answers({ 200: json, 202: json }),
      ['warning success-status-added'],
    ],
    [
      'a success status is removed',
      answers({ 200: json, 202: json }),
      answers({ 200: json }),
      ['breaking success-status-removed'],
    ],
    [
      'an error status is added',
      answers({ 200: json }),
      answers({ 200: json, 404: json }),
      ['info error-status-added'],
    ],
    [
      'an error status is removed',
      answers({ 200: json, 404: json }),
      answers({ 200: json }),
      ['info error-status-removed'],
    ],
    [
      'a status is added that the default response covers',
      answers({ default: json }),
      answers({ default: json, 404: json }),
      [],
    ],
    [
      'a success status is added next to a default response',
      answers({ 200: json, default: failure }),
      answers({ 200: json, 201: json, default: failure }),
      ['info success-status-named'],
    ],
    [
      'a range of statuses is added',
      answers({ 404: json }),
      answers({ '4XX': json }),
      ['info error-status-added'],
    ],
    [
      'the media type of the response changes',
      answers({ 200: json }),
      answers({ 200: { content: { 'text/html': {} } } }),
      ['breaking media-type-removed', 'warning media-type-added'],
    ],
    [
      'a required response header is removed',
      answers({ 200: { headers: { 'Retry-After': { required: true } } } }),
      answers({ 200: {} }),
      ['breaking required-header-removed'],
    ],
    [
      'a response header is added',
      answers({ 200: {} }),
      answers({ 200: { headers: { 'Retry-After': {} } } }),
      ['info optional-header-added'],
    ],
    [
      'the type of a response header changes',
      answers({ 200: { headers: { a: { schema: { type: 'string' } } } } }),
      answers({ 200: { headers: { A: { schema: { type: 'integer' } } } } }),
      ['breaking type-changed'],
    ],

    [
      'the token becomes required',
      secured([]),
      secured(undefined),
      ['breaking security-tightened'],
    ],
    [
      'the token is no longer required',
      secured(undefined),
      secured([{}]),
      ['info security-loosened'],
    ],
    [
      'the token becomes optional',
      secured(undefined),
      secured([{}, { token: [] }]),
      ['info security-loosened'],
    ],
    [
      'the token moves into a cookie',
      secured(undefined),
      secured(undefined, { ...tokenScheme, in: 'cookie' }),
      ['breaking security-scheme-changed'],
    ],
    [
      'the server URL changes',
      withOperation({}, { rest: { servers: [{ url: '/api1' }] } }),
      withOperation({}, { rest: { servers: [{ url: '/api2' }] } }),
      ['info server-added', 'warning server-removed'],
    ],
    [
      'a slash is added to the server URL',
      withOperation({}, { rest: { servers: [{ url: 'https://x.test/v1' }] } }),
      withOperation({}, { rest: { servers: [{ url: 'https://x.test/v1/' }] } }),
      [],
    ],
    [
      'the field of the envelope changes',
      withOperation(
        {},
        { rest: { 'x-envelope': { field: 'code', success: [0], sessionLost: [] } } },
      ),
      withOperation(
        {},
        { rest: { 'x-envelope': { field: 'status', success: [0], sessionLost: [] } } },
      ),
      ['breaking envelope-changed'],
    ],
  ])('%s', (_, old, now, expected) => {
    expect(verdicts(old, now)).toEqual(expected);
  });
});
