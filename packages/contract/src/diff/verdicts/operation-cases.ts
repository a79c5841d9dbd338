import type { Level } from '../../findings/report.ts';

export interface OperationCase {
  /**
   * The change's name in oasdiff, another diff tool. The prefix `spec:` marks cases that follow
   * from the OpenAPI specification instead.
   */
  name: string;
  before: object;
  after: object;
  expected: Level;
  whole?: { before: object; after: object };
}

const text = { type: 'string' };
const query = (rest: object = {}) => ({ name: 'q', in: 'query', schema: text, ...rest });
const taking = (...parameters: object[]) => ({ parameters });
const json = (schema: object = text) => ({ content: { 'application/json': { schema } } });
const body = (rest: object = {}) => ({ requestBody: { ...json(), ...rest } });
const respondingWith = (responses: object) => ({ responses });
const header = (rest: object = {}) =>
  respondingWith({ 200: { ...json(), headers: { 'X-Left': { schema: text, ...rest } } } });
const ok = respondingWith({ 200: json() });

const row = (name: string, before: object, after: object, expected: Level): OperationCase => ({
  name,
  before,
  after,
  expected,
});

const around = (
  name: string,
  before: object,
  after: object,
  expected: Level,
  operation: object = ok,
): OperationCase => ({
  name,
  before: operation,
  after: operation,
  expected,
  whole: { before, after },
});

const oauth = (scopes: object, rest: object = {}) => ({
  components: {
    securitySchemes: {
      login: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://example.org/in',
            tokenUrl: 'https://example.org/token',
            scopes,
          },
        },
        ...rest,
      },
    },
  },
});
const bearer = (rest: object = {}) => ({
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', ...rest } } },
});
const hook = (schema: object) => ({
  webhooks: { paid: { post: { requestBody: json(schema), responses: { 200: {} } } } },
});
const object = (...required: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(['a', 'b'].map((name) => [name, text])),
  required,
});

export const operationCases: readonly OperationCase[] = [
  row(
    'new-required-request-parameter',
    ok,
    { ...ok, ...taking(query({ required: true })) },
    'breaking',
  ),
  row('new-optional-request-parameter', ok, { ...ok, ...taking(query()) }, 'info'),
  row('request-parameter-removed', taking(query()), taking(), 'warning'),
  row(
    'request-parameter-became-required',
    taking(query()),
    taking(query({ required: true })),
    'breaking',
  ),
  row(
    'request-parameter-became-optional',
    taking(query({ required: true })),
    taking(query()),
    'info',
  ),
  row(
    'new-required-request-header-property',
    ok,
    { ...ok, ...taking({ ...query({ required: true }), in: 'header' }) },
    'breaking',
  ),
  row('added-required-request-body', ok, { ...ok, ...body({ required: true }) }, 'breaking'),
  row('added-optional-request-body', ok, { ...ok, ...body() }, 'info'),
  row('request-body-removed', body(), ok, 'breaking'),
  row('request-body-became-required', body(), body({ required: true }), 'breaking'),
  row('request-body-became-optional', body({ required: true }), body(), 'info'),
  row(
    'request-body-media-type-removed',
    { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } },
    { requestBody: { content: { 'application/json': {} } } },
    'breaking',
  ),
  row(
    'request-body-media-type-added',
    { requestBody: { content: { 'application/json': {} } } },
    { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } },
    'info',
  ),
  row(
    'response-media-type-removed',
    respondingWith({ 200: { content: { 'application/json': {}, 'text/csv': {} } } }),
    respondingWith({ 200: { content: { 'application/json': {} } } }),
    'breaking',
  ),
  row(
    'response-media-type-added',
    respondingWith({ 200: { content: { 'application/json': {} } } }),
    respondingWith({ 200: { content: { 'application/json': {}, 'text/csv': {} } } }),
    'info',
  ),
  row(
    'response-success-status-removed',
    respondingWith({ 200: json(), 201: json() }),
    ok,
    'breaking',
  ),
  row('response-success-status-added', ok, respondingWith({ 200: json(), 201: json() }), 'info'),
  row(
    'response-non-success-status-removed',
    respondingWith({ 200: json(), 404: json() }),
    ok,
    'info',
  ),
  row(
    'response-non-success-status-added',
    ok,
    respondingWith({ 200: json(), 404: json() }),
    'info',
  ),
  row('required-response-header-removed', header({ required: true }), ok, 'breaking'),
  row('optional-response-header-removed', header(), ok, 'warning'),
  row('response-header-added', ok, header(), 'info'),
  row('response-header-became-optional', header({ required: true }), header(), 'breaking'),
  row(
    'response-header-type-changed',
    header(),
    header({ schema: { type: 'integer' } }),
    'breaking',
  ),
  row(
    'response-header-type-generalized',
    header({ schema: { type: 'integer' } }),
    header({ schema: { type: 'number' } }),
    'breaking',
  ),
  row(
    'response-header-type-specialized',
    header({ schema: { type: 'number' } }),
    header({ schema: { type: 'integer' } }),
    'info',
  ),
  row(
    'response-header-became-nullable',
    header(),
    header({ schema: { type: ['string', 'null'] } }),
    'breaking',
  ),
  row('endpoint-deprecated', ok, { ...ok, deprecated: true }, 'info'),
  row('endpoint-reactivated', { ...ok, deprecated: true }, ok, 'info'),
  row(
    'api-operation-id-updated',
    { ...ok, operationId: 'first' },
    { ...ok, operationId: 'second' },
    'info',
  ),
  row('api-tag-added', ok, { ...ok, tags: ['money'] }, 'info'),
  row(
    'spec: style: form is the default of a query',
    taking(query()),
    taking(query({ style: 'form', explode: true })),
    'info',
  ),
  row(
    'spec: allowReserved: false is the default',
    taking(query()),
    taking(query({ allowReserved: false })),
    'info',
  ),
  row(
    'spec: required: false is the default',
    taking(query()),
    taking(query({ required: false })),
    'info',
  ),
  row(
    'spec: the name of a header has no case',
    taking({ ...query(), in: 'header', name: 'X-A' }),
    taking({ ...query(), in: 'header', name: 'x-a' }),
    'info',
  ),
  row(
    'spec: explicit defaults of an encoding',
    { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: object() } } } },
    {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: object(),
            encoding: { a: { style: 'form', explode: true, allowReserved: false } },
          },
        },
      },
    },
    'info',
  ),
  row(
    'spec: a charset of a media type',
    respondingWith({ 200: { content: { 'application/json': {} } } }),
    respondingWith({ 200: { content: { 'application/json; charset=utf-8': {} } } }),
    'info',
  ),
  row(
    'spec: another description of a response',
    respondingWith({ 200: { ...json(), description: 'Fine.' } }),
    respondingWith({ 200: { ...json(), description: 'Good.' } }),
    'info',
  ),
  around(
    'api-security-component-oauth-scope-removed',
    oauth({ read: '', write: '' }),
    oauth({ read: '' }),
    'info',
    { ...ok, security: [{ login: ['read'] }] },
  ),
  around(
    'api-security-component-oauth-scope-added',
    oauth({ read: '' }),
    oauth({ read: '', write: '' }),
    'info',
    { ...ok, security: [{ login: ['read'] }] },
  ),
  around(
    'spec: an extension of a security scheme',
    oauth({ read: '' }),
    oauth({ read: '' }, { 'x-note': 'a' }),
    'info',
    { ...ok, security: [{ login: ['read'] }] },
  ),
  around('spec: bearerFormat is a hint', bearer(), bearer({ bearerFormat: 'JWT' }), 'info', {
    ...ok,
    security: [{ token: [] }],
  }),
  around('api-global-security-added', bearer(), { ...bearer(), security: [{ token: [] }] }, 'info'),
  around(
    'api-global-security-removed',
    { ...bearer(), security: [{ token: [] }] },
    bearer(),
    'info',
  ),
  around('webhook-removed', hook(object()), {}, 'breaking'),
  around('webhook-added', {}, hook(object()), 'info'),
  around('spec: a webhook that sends less', hook(object('a')), hook(object()), 'breaking'),
  around('spec: a webhook that sends more', hook(object()), hook(object('a')), 'info'),
  around('api-schema-removed', { components: { schemas: { Unused: text } } }, {}, 'info'),
  around('api-removed-without-deprecation', { paths: { '/b': { get: ok } } }, {}, 'breaking'),
  around('endpoint-added', {}, { paths: { '/b': { get: ok } } }, 'info'),
];
