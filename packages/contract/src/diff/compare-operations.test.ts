import { describe, expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, documentOf, type Document } from './test-contracts.ts';

const verdicts = (old: Document, now: Document) =>
  diffContracts(contractOf(old), contractOf(now))
    .map(({ level, rule }) => `${level} ${rule}`)
    .sort();

/** A contract with one operation, by default GET /a. */
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
const taking = (...parameters: object[]) => withOperation({ parameters });
const body = (rest: object = {}, type = 'application/json') =>
  withOperation({ requestBody: { content: { [type]: { schema: { type: 'object' } } }, ...rest } });
const answers = (responses: object) => withOperation({ responses });
const json = { content: { 'application/json': { schema: { type: 'object' } } } };
const tokenScheme = { type: 'apiKey', in: 'header', name: 'token' };
const secured = (security: object[] | undefined, scheme: object = tokenScheme) =>
  withOperation(security ? { security } : {}, {
    rest: { security: [{ token: [] }], components: { securitySchemes: { token: scheme } } },
  });
const empty = documentOf({ '/z': { get: { operationId: 'other' } } });
const withEmpty = (document: Document) => documentOf({ ...empty.paths, ...document.paths });

describe('a single change of an operation', () => {
  test.each<[name: string, old: Document, now: Document, expected: string[]]>([
    ['it is gone', withEmpty(taking()), empty, ['breaking operation-removed']],
    ['it is new', empty, withEmpty(taking()), ['info operation-added']],
    ['another path', taking(), withOperation({}, { path: '/b' }), ['breaking operation-moved']],
    [
      'another method',
      taking(),
      withOperation({}, { method: 'post' }),
      ['breaking operation-moved'],
    ],
    [
      'another name in the path',
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
      'another operationId',
      taking(),
      withOperation({ operationId: 'two' }),
      ['info operation-renamed'],
    ],
    ['deprecated', taking(), withOperation({ deprecated: true }), ['warning operation-deprecated']],

    [
      'a new optional parameter',
      taking(),
      taking(parameter('a')),
      ['info optional-parameter-added'],
    ],
    [
      'a new required parameter',
      taking(),
      taking(parameter('a', { required: true })),
      ['breaking required-parameter-added'],
    ],
    [
      'a parameter is gone',
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
      'another type of a parameter',
      taking(parameter('a')),
      taking(parameter('a', { schema: { type: 'integer' } })),
      ['breaking type-changed'],
    ],
    [
      'a list is written in another style',
      taking(parameter('a')),
      taking(parameter('a', { explode: false })),
      ['breaking parameter-style-changed'],
    ],
    [
      'the usual style, written out',
      taking(parameter('a')),
      taking(parameter('a', { style: 'form', explode: true })),
      [],
    ],
    [
      'the case of a header',
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

    ['a new optional body', taking(), body(), ['info optional-body-added']],
    ['a new required body', taking(), body({ required: true }), ['breaking required-body-added']],
    ['the body is gone', body(), taking(), ['breaking optional-body-removed']],
    [
      'the body becomes required',
      body(),
      body({ required: true }),
      ['breaking body-became-required'],
    ],
    ['the body becomes optional', body({ required: true }), body(), ['info body-became-optional']],
    [
      'another media type of the body',
      body(),
      body({}, 'application/xml'),
      ['breaking media-type-removed', 'info media-type-added'],
    ],
    ['a charset beside the media type', body(), body({}, 'application/json; charset=utf-8'), []],

    [
      'a new success status',
      answers({ 200: json }),
      answers({ 200: json, 202: json }),
      ['warning success-status-added'],
    ],
    [
      'a success status is gone',
      answers({ 200: json, 202: json }),
      answers({ 200: json }),
      ['breaking success-status-removed'],
    ],
    [
      'a new error status',
      answers({ 200: json }),
      answers({ 200: json, 404: json }),
      ['info error-status-added'],
    ],
    [
      'an error status is gone',
      answers({ 200: json, 404: json }),
      answers({ 200: json }),
      ['info error-status-removed'],
    ],
    [
      'a status that the default covers',
      answers({ default: json }),
      answers({ default: json, 404: json }),
      [],
    ],
    [
      'a whole range of statuses',
      answers({ 404: json }),
      answers({ '4XX': json }),
      ['info error-status-added'],
    ],
    [
      'another media type of the response',
      answers({ 200: json }),
      answers({ 200: { content: { 'text/html': {} } } }),
      ['breaking media-type-removed', 'warning media-type-added'],
    ],
    [
      'a required header of the response is gone',
      answers({ 200: { headers: { 'Retry-After': { required: true } } } }),
      answers({ 200: {} }),
      ['breaking required-header-removed'],
    ],
    [
      'a new header of the response',
      answers({ 200: {} }),
      answers({ 200: { headers: { 'Retry-After': {} } } }),
      ['info optional-header-added'],
    ],
    [
      'another type of a header of the response',
      answers({ 200: { headers: { a: { schema: { type: 'string' } } } } }),
      answers({ 200: { headers: { A: { schema: { type: 'integer' } } } } }),
      ['breaking type-changed'],
    ],

    ['the token is needed now', secured([]), secured(undefined), ['breaking security-tightened']],
    [
      'the token is not needed any more',
      secured(undefined),
      secured([{}]),
      ['info security-loosened'],
    ],
    [
      'the token is optional now',
      secured(undefined),
      secured([{}, { token: [] }]),
      ['info security-loosened'],
    ],
    [
      'the token is sent in a cookie',
      secured(undefined),
      secured(undefined, { ...tokenScheme, in: 'cookie' }),
      ['breaking security-scheme-changed'],
    ],
    [
      'another address of the server',
      withOperation({}, { rest: { servers: [{ url: '/api1' }] } }),
      withOperation({}, { rest: { servers: [{ url: '/api2' }] } }),
      ['info server-added', 'warning server-removed'],
    ],
    [
      'another field of the envelope',
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
