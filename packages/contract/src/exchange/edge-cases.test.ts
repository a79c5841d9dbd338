import { expect, test } from 'vitest';
import { createChecker } from './checker.ts';
import { bodyOf, headersOf, noBody, type Body, type Exchange } from './exchange.ts';
import { parseMultipart } from './multipart.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const contentOf = (schema: object, type = 'application/json', rest: object = {}) => ({
  content: { [type]: { schema, ...rest } },
});
const responses = { 200: { description: 'Fine.' } };

interface Sent {
  method?: string;
  url?: string;
  headers?: [string, string][];
  body?: Body;
  /** The text of a JSON response. Without it, the response is empty. */
  answer?: string;
}

interface Case {
  paths: object;
  sent: Sent;
  schemas?: object;
}

function check({ paths, sent, schemas = {} }: Case) {
  const { method = 'GET', url = '/a', headers = [], body = noBody, answer } = sent;
  const checker = createChecker({
    openapi: '3.0.3',
    servers: [{ url: 'https://api.test/v1' }],
    paths: paths as Record<string, Record<string, unknown>>,
    components: { schemas },
  });
  const exchange: Exchange = {
    method,
    url: `https://api.test/v1${url}`,
    request: { headers: headersOf(headers), body },
    response: {
      status: 200,
      headers: headersOf(answer === undefined ? [] : [['content-type', 'application/json']]),
      body: bodyOf(answer ?? ''),
    },
  };
  const { problems, unchecked } = checker.check(exchange)!;
  return {
    problems: problems.map(({ rule, level, field }) => `${level} ${rule} ${field}`),
    unchecked,
  };
}

const reading = (parameters: object[], sent: Sent): Case => ({
  paths: { '/a': { get: { operationId: 'get', parameters, responses } } },
  sent,
});
const query = (schema: object, url: string, rest: object = {}) =>
  reading([{ in: 'query', name: 'p', schema, ...rest }], { url });
const posting = (
  requestBody: object,
  type: string,
  sent: string | Body,
  schemas: object = {},
): Case => ({
  paths: {
    '/a': {
      post: { operationId: 'post', requestBody: { required: true, ...requestBody }, responses },
    },
  },
  sent: {
    method: 'POST',
    headers: [['content-type', type]],
    body: typeof sent === 'string' ? bodyOf(sent) : sent,
  },
  schemas,
});
const answering = (response: object, answer: string, method = 'GET'): Case => ({
  paths: { '/a': { [method.toLowerCase()]: { operationId: 'get', responses: { 200: response } } } },
  sent: { method, answer },
});

const path = (name: string, schema: object) => ({ in: 'path', name, required: true, schema });
const withPaths = (sent: Sent, ...paths: [path: string, ...parameters: object[]][]): Case => ({
  paths: Object.fromEntries(
    paths.map(([name, ...parameters]) => [
      name,
      { [sent.method?.toLowerCase() ?? 'get']: { operationId: name, parameters, responses } },
    ]),
  ),
  sent,
});

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';
const boundary = `${multipart}; boundary=b`;
const partOf = (name: string, type: string, value: string): Body => ({
  kind: 'parts',
  parts: parseMultipart(
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n--b--\r\n`,
    boundary,
  )!,
});

const withId = object({ id: { ...text, readOnly: true }, n: text }, ['id', 'n']);
const pet = (answer: string): Case => ({
  ...answering(
    contentOf({
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      },
    }),
    answer,
  ),
  schemas: {
    Cat: object({ kind: text, claws: whole }, ['kind', 'claws']),
    Dog: object({ kind: text, bark: whole }, ['kind', 'bark']),
  },
});

test.each<[name: string, contract: Case]>([
  [
    'a required deepObject parameter',
    query(object({ state: text }), '/a?p%5Bstate%5D=open', { style: 'deepObject', required: true }),
  ],
  ['a query value that fits one type of oneOf', query({ oneOf: [whole, text] }, '/a?p=12')],
  ['a query value of an enum of integers without a type', query({ enum: [1, 2] }, '/a?p=2')],
  [
    'two parameters whose names differ only by a capital',
    reading(
      [
        { in: 'query', name: 'page', schema: whole },
        { in: 'query', name: 'Page', schema: text },
      ],
      { url: '/a?page=2&Page=x' },
    ),
  ],
  [
    'a multipart field sent as JSON',
    posting(
      contentOf(object({ meta: object({ n: whole }, ['n']) }, ['meta']), multipart),
      boundary,
      partOf('meta', 'application/json', '{"n":1}'),
    ),
  ],
  [
    'a form field sent as JSON, as `encoding` declares',
    posting(
      contentOf(object({ addr: object({ pin: text }) }), form, {
        encoding: { addr: { contentType: 'application/json' } },
      }),
      form,
      'addr=%7B%22pin%22%3A%22400069%22%7D',
    ),
  ],
  [
    'a request without a required readOnly field',
    posting(contentOf(withId), 'application/json', '{"n":"x"}'),
  ],
  [
    'a request without a required field that a reference marks as readOnly',
    posting(contentOf({ $ref: '#/components/schemas/G' }), 'application/json', '{"n":"x"}', {
      Id: { ...text, readOnly: true },
      G: object({ id: { $ref: '#/components/schemas/Id' }, n: text }, ['id', 'n']),
    }),
  ],
  [
    'a response without a required writeOnly field',
    answering(
      contentOf(object({ n: text, pw: { ...text, writeOnly: true } }, ['n', 'pw'])),
      '{"n":"x"}',
    ),
  ],
  [
    'a response of a type that the contract lists after */*',
    answering(
      {
        content: {
          '*/*': { schema: text },
          'application/json': { schema: object({ a: text }) },
        },
      },
      '{"a":"x"}',
    ),
  ],
  [
    'a response that begins with a byte order mark',
    answering(contentOf(object({ a: text })), '\uFEFF{"a":"x"}'),
  ],
  [
    'an empty response to HEAD, although the contract describes a body',
    answering(contentOf(object({})), '', 'HEAD'),
  ],
  [
    'a URL that fits two paths, the second one with a literal ending',
    withPaths(
      { method: 'POST', url: '/users/7:activate' },
      ['/users/{id}', path('id', whole)],
      ['/users/{id}:activate', path('id', whole)],
    ),
  ],
  [
    'a URL that fits two paths, the second one with a file extension',
    withPaths(
      { url: '/reports/7.pdf' },
      ['/reports/{id}', path('id', whole)],
      ['/reports/{id}.pdf', path('id', whole)],
    ),
  ],
  [
    'a URL that fits two paths, the second one with a literal segment',
    withPaths(
      { url: '/loans/7' },
      ['/{kind}/{id}', path('kind', { enum: ['x'] }), path('id', text)],
      ['/loans/{id}', path('id', text)],
    ),
  ],
])('valid: %s', (_, one) => {
  expect(check(one)).toEqual({ problems: [], unchecked: [] });
});

test.each<[name: string, contract: Case, problems: string[]]>([
  [
    'a deepObject parameter with a value outside its enum',
    query(object({ state: { ...text, enum: ['open'] } }), '/a?p%5Bstate%5D=zzz', {
      style: 'deepObject',
    }),
    ['breaking request-wrong-value query p/state'],
  ],
  [
    'a parameter with the JSON of an object, in which a field has a wrong type',
    reading([{ in: 'query', name: 'p', ...contentOf(object({ a: whole }, ['a'])) }], {
      url: '/a?p=%7B%22a%22%3A%22x%22%7D',
    }),
    ['breaking request-wrong-type query p/a'],
  ],
  [
    'a missing required cookie',
    reading([{ in: 'cookie', name: 'sid', required: true, schema: text }], {
      headers: [['Cookie', 'other=1']],
    }),
    ['breaking request-missing-parameter cookie sid'],
  ],
  [
    'a form without a required field of allOf',
    posting(contentOf({ allOf: [object({ a: text }, ['a'])] }, form), form, 'b=1'),
    ['breaking request-missing-part part a', 'warning request-undocumented-part part b'],
  ],
  [
    'a multipart body without the required fields of oneOf',
    posting(
      contentOf({ oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] }, multipart),
      boundary,
      { kind: 'parts', parts: [{ name: 'zzz', text: '1' }] },
    ),
    ['breaking request-missing-part part a', 'warning request-undocumented-part part zzz'],
  ],
  [
    'a discriminator value outside the mapping',
    pet('{"kind":"bird","claws":1}'),
    ['breaking response-wrong-value /kind'],
  ],
  [
    'a value of one alternative with a field of another',
    pet('{"kind":"dog","claws":1}'),
    ['breaking response-missing-field /bark'],
  ],
])('reports: %s', (_, one, problems) => {
  expect(check(one).problems).toEqual(problems);
});

test('a value of a parameter is unchecked if its pattern takes too long', () => {
  const slow = { ...text, pattern: `^${String.raw`\w*`.repeat(7)}-$` };
  expect(check(query(slow, `/a?p=${'a'.repeat(300)}`)).unchecked).toEqual([
    expect.stringContaining('a pattern takes too long on a value'),
  ]);
});

test('a WebSocket connection to the same host is not a call of the API', () => {
  const { check } = createChecker({ openapi: '3.0.3', servers: [{ url: '/v1' }], paths: {} });
  const message = { headers: headersOf([]), body: noBody };
  const socket = { method: 'GET', url: 'wss://api.test/v1/socket', request: message };
  expect(check({ ...socket, response: { ...message, status: 101 } })).toBeUndefined();
});
