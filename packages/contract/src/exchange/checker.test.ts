import { describe, expect, test } from 'vitest';
import {
  respondingWith,
  checker,
  createExchange,
  document,
  goodLoan,
  kind,
  listExchange,
  photo,
  uploadExchange,
  jsonContentOf,
} from '../../test/exchanges.ts';
import { createChecker } from './checker.ts';
import { bodyOf, noBody, type Exchange } from './exchange.ts';

const problemsOf = (exchange: Exchange) =>
  checker.check(exchange)!.problems.map(({ rule, field, got }) => `${rule} ${field}: ${got}`);

test.each([
  ['a read', listExchange({})],
  ['a refusal', listExchange({ answer: '{"code":422,"msg":"No.","data":null}' })],
  ['a write', createExchange(bodyOf('{"amount":5}'))],
  ['a form with files', uploadExchange([kind, photo])],
  [
    'a repeated name in a form',
    uploadExchange([kind, photo, { name: 'pages', text: '1' }, { name: 'pages', text: '2' }]),
  ],
  [
    'a documented response header',
    listExchange({
      responseHeaders: [
        ['content-type', 'application/json'],
        ['x-total', '7'],
      ],
    }),
  ],
  ['an object for oneOf with null', respondingWith([{ ...goodLoan, lender: { name: 'A' } }])],
])('valid: %s', (_, exchange) => {
  expect(checker.check(exchange)).toMatchObject({ problems: [], unchecked: [] });
});

const html = '<!doctype html><title>502</title>';
const { id: _id, ...withoutId } = goodLoan;

test.each<[string, Exchange, string]>([
  [
    'operation',
    listExchange({ url: '/api/lends' }),
    'undocumented-operation GET /lends: status 200',
  ],
  ['method', listExchange({ method: 'PUT' }), 'undocumented-operation PUT /loans: status 200'],
  ['status', listExchange({ status: 202 }), 'response-undocumented-status status: 202'],
  [
    'redirect',
    listExchange({
      status: 302,
      responseHeaders: [['location', '/login?token=abcdefghij0123456789x']],
    }),
    'response-undocumented-status status: 302, redirect to /login?token=aaaaaaaaaa0000000000a',
  ],
  [
    'HTML page with status 200',
    listExchange({ answer: html, responseHeaders: [['content-type', 'text/html']] }),
    'response-content-type body: status 200 with an HTML page',
  ],
  [
    'JSON under another content type',
    listExchange({ responseHeaders: [['content-type', 'text/html']] }),
    'response-content-type content-type: text/html',
  ],
  [
    'empty response',
    listExchange({ answer: '' }),
    'response-content-type body: status 200 with an empty body',
  ],
  [
    'truncated response',
    listExchange({ answer: '{"code":0,"da' }),
    'response-content-type body: status 200 with JSON that breaks off or is broken, 13 characters',
  ],
  [
    'duplicate key',
    listExchange({ answer: '{"code":0,"msg":"a","msg":"b","data":[]}' }),
    'response-duplicate-key msg: the same field twice in one object',
  ],
  [
    'wrong response header',
    listExchange({
      responseHeaders: [
        ['content-type', 'application/json'],
        ['x-total', 'many'],
      ],
    }),
    'response-wrong-type header X-Total: string "aaaa"',
  ],
  ['missing field', respondingWith([withoutId]), 'response-missing-field /data/0/id: nothing'],
  [
    'null for a field',
    respondingWith([{ ...goodLoan, id: null }]),
    'response-wrong-type /data/0/id: null',
  ],
  [
    'wrong type',
    respondingWith([goodLoan, { ...goodLoan, id: 7 }]),
    'response-wrong-type /data/1/id: number 7',
  ],
  [
    'unknown value',
    respondingWith([{ ...goodLoan, state: 'late' }]),
    'response-wrong-value /data/0/state: string "late"',
  ],
  [
    'wrong format',
    respondingWith([{ ...goodLoan, dueDate: '5 Jan' }]),
    'response-wrong-format /data/0/dueDate: string "5 Aaa"',
  ],
  [
    'value beyond a limit',
    respondingWith([{ ...goodLoan, amount: 50_001 }]),
    'response-out-of-limits /data/0/amount: number 50001',
  ],
  [
    'undocumented field',
    respondingWith([{ ...goodLoan, penalty: 5 }]),
    'response-undocumented-field /data/0/penalty: number 5',
  ],
  [
    'value for no alternative of oneOf',
    respondingWith([{ ...goodLoan, lender: 'A' }]),
    'response-wrong-type /data/0/lender: string "A"',
  ],
  [
    'invalid value for the matching alternative of oneOf',
    respondingWith([{ ...goodLoan, lender: {} }]),
    'response-missing-field /data/0/lender/name: nothing',
  ],
  [
    'list instead of an object',
    listExchange({ answer: '[]' }),
    'response-wrong-type /: array of 0',
  ],
  ['null instead of an object', listExchange({ answer: 'null' }), 'response-wrong-type /: null'],
  [
    'refusal without msg',
    listExchange({ answer: '{"code":422}' }),
    'response-missing-field /msg: nothing',
  ],
  [
    'missing parameter',
    listExchange({ url: '/api/loans' }),
    'request-missing-parameter query state: nothing',
  ],
  [
    'wrong parameter',
    listExchange({ url: '/api/loans?state=open&page=two' }),
    'request-wrong-type query page: string "aaa"',
  ],
  [
    'undocumented parameter',
    listExchange({ url: '/api/loans?state=open&q=1' }),
    'request-undocumented-parameter query q: string "1"',
  ],
  [
    'missing header',
    listExchange({ headers: [] }),
    'request-missing-parameter header app-version: nothing',
  ],
  [
    'wrong path',
    uploadExchange([kind, photo], '/api/loans/x7/proof'),
    'request-wrong-format path id: string "a7"',
  ],
  ['missing body', createExchange(noBody), 'request-missing-body body: nothing'],
  [
    'body that is not JSON',
    createExchange(bodyOf('amount=5')),
    'request-not-json body: 8 characters of unknown type',
  ],
  [
    'wrong content type of a request',
    createExchange(bodyOf('a=5'), 'text/plain'),
    'request-content-type content-type: text/plain',
  ],
  [
    'undocumented body',
    listExchange({ body: bodyOf('{}') }),
    'request-undocumented-body body: a body',
  ],
  [
    'missing field of a request',
    createExchange(bodyOf('{}')),
    'request-missing-field /amount: nothing',
  ],
  [
    'undocumented field of a request',
    createExchange(bodyOf('{"amount":5,"x":1}')),
    'request-undocumented-field /x: number 1',
  ],
  ['missing part', uploadExchange([kind]), 'request-missing-part part file: nothing'],
  [
    'wrong part',
    uploadExchange([{ ...kind, text: 'card' }, photo]),
    'request-wrong-value part kind: string "card"',
  ],
  [
    'undocumented part',
    uploadExchange([kind, photo, { name: 'extra', text: '1' }]),
    'request-undocumented-part part extra: string "1"',
  ],
  [
    'wrong content type of a file',
    uploadExchange([kind, { ...photo, contentType: 'text/html' }]),
    'request-part-type part file: text/html',
  ],
])('reports only: %s', (_, exchange, problem) => {
  expect(problemsOf(exchange)).toEqual([problem]);
});

describe('parts that cannot be checked are unchecked, not findings', () => {
  test.each([
    [
      'a lost session',
      listExchange({ answer: '{"code":-4,"msg":"","data":"what a server likes"}' }),
      'sign in first: the session was lost',
    ],
    [
      'a lost session with another status',
      listExchange({ status: 401, answer: '{"code":"-4"}' }),
      'sign in first: the session was lost',
    ],
    ['no response', listExchange({ status: 0 }), 'there was no response'],
    [
      'a cached response (304)',
      listExchange({ status: 304 }),
      'the browser already had the response',
    ],
  ])('%s', (_, exchange, why) => {
    expect(checker.check(exchange)).toMatchObject({ problems: [], unchecked: [why] });
  });

  test('a body that was not recorded', () => {
    const exchange = listExchange({});
    exchange.response.body = { kind: 'unknown', why: 'not recorded' };
    expect(checker.check(exchange)).toMatchObject({ problems: [], unchecked: ['not recorded'] });
  });

  test('an undocumented refusal', () => {
    const answer = {
      type: 'object',
      required: ['data'],
      properties: { code: { type: 'integer' } },
    };
    const paths = { '/loans': { get: { responses: { 200: jsonContentOf(answer) } } } };
    const { check } = createChecker(
      { openapi: '3.1.0', paths },
      { envelope: { field: 'code', success: [0], sessionLost: [] } },
    );
    const refused = listExchange({ url: '/loans', answer: '{"code":9}' });
    expect(check(refused)?.unchecked).toEqual(['the document does not describe refusals']);
  });

  test('an unusable schema', () => {
    const paths = {
      '/loans': { get: { responses: { 200: jsonContentOf({ type: 'string', pattern: '(' }) } } },
    };
    const { check } = createChecker({ openapi: '3.1.0', paths });
    expect(check(listExchange({ url: '/loans' }))?.unchecked[0]).toMatch(
      /^a schema of the document/,
    );
  });
});

test.each([
  ['a request to another server', listExchange({ url: 'https://a.test/logo.png' })],
  ['a preflight', listExchange({ method: 'OPTIONS' })],
])('%s is not a call of the API', (_, exchange) => {
  expect(checker.check(exchange)).toBeUndefined();
});

test('without an API prefix, JSON is a call, and pages and files are not', () => {
  const { check } = createChecker({ openapi: '3.1.0', paths: {} });
  const page = listExchange({ url: '/about', responseHeaders: [['content-type', 'text/html']] });
  expect(check(page)).toBeUndefined();
  expect(check(listExchange({ url: '/about' }))?.problems).toHaveLength(1);
});

test('a server with a host matches only that host', () => {
  const { check } = createChecker({ ...document, servers: [{ url: 'https://loans.test/api/' }] });
  expect(check(listExchange({ url: 'https://other.test/api/loans' }))).toBeUndefined();
  expect(check(listExchange({ url: 'https://loans.test/api/loans?state=open' }))).toBeDefined();
});
