import { describe, expect, test } from 'vitest';
import { jsonContentOf, listExchange } from '../../test/exchanges.ts';
import { createChecker } from './checker.ts';
import { bodyOf, headersOf } from './exchange.ts';

const order = {
  type: 'object',
  required: ['orderId', 'loanAmount', 'city'],
  properties: {
    orderId: { type: 'string' },
    loanAmount: { type: 'number' },
    city: { type: 'string' },
    orderState: { type: 'string', examples: ['1', '2', '3'] },
    isFullFlag: { type: 'integer', examples: [0, 1] },
    state: { type: 'string', examples: ['Tamil Nadu', 'West Bengal'] },
    kind: { type: 'string', 'x-extensible-enum': ['short', 'long'] },
    channel: { anyOf: [{ enum: ['app', 'web'] }, { type: 'string' }] },
    note: { oneOf: [{ enum: ['a', 'b'] }, { type: 'null' }] },
  },
};

const success = {
  type: 'object',
  properties: { code: { const: 0 }, data: order },
};
const refusal = {
  type: 'object',
  required: ['code'],
  properties: { code: { not: { const: 0 } }, data: true },
};

const examples = { refused: { value: { code: 422 } } };
const answer = { 'application/json': { schema: { oneOf: [success, refusal] }, examples } };

const document = {
  openapi: '3.1.0',
  'x-errors': { 422: { calls: 'refusals' }, 500: {}, 404: { operations: ['another'] } },
  paths: {
    '/order': {
      get: { operationId: 'getOrder', responses: { 200: { content: answer } } },
      post: {
        operationId: 'saveOrder',
        requestBody: {
          content: {
            'application/json; charset=utf-8': {
              schema: { ...order, additionalProperties: false },
            },
          },
        },
        responses: { 200: jsonContentOf({ type: 'object', properties: { code: {} } }) },
      },
    },
  },
};

const { check } = createChecker(document, {
  envelope: { field: 'code', success: [0], sessionLost: [-4] },
});

const problemsOf = (exchange: ReturnType<typeof listExchange>) =>
  check(exchange)!.problems.map(
    ({ rule, level, field, got }) => `${level} ${rule} ${field}: ${got}`,
  );

const good = { orderId: '7', loanAmount: 500, city: 'Pune' };
const respondingWith = (value: object, contentType = 'application/json') =>
  listExchange({
    url: '/order',
    answer: JSON.stringify(value),
    responseHeaders: [['content-type', contentType]],
  });
const seen = (change: object) =>
  problemsOf(respondingWith({ code: 0, data: { ...good, ...change } }));
const sent = (value: object, type: string) =>
  problemsOf(
    listExchange({
      method: 'POST',
      url: '/order',
      headers: [['content-type', type]],
      body: bodyOf(JSON.stringify(value)),
      answer: '{"code":0}',
    }),
  );

describe('a renamed field is one finding', () => {
  const { loanAmount, city, ...rest } = good;

  test('if the names share a word', () => {
    const data = { ...rest, loanAmountRupees: 500, town: 'Pune' };
    expect(problemsOf(respondingWith({ code: 0, data }))).toEqual([
      'breaking response-renamed-field /data/loanAmount: nothing, but such a value as "loanAmountRupees": renamed?',
      'breaking response-missing-field /data/city: nothing',
      'warning response-undocumented-field /data/town: string "Aaaa"',
    ]);
  });

  test('if one field is added and one is missing, in a closed request too', () => {
    const renamed = { ...rest, loanAmount, town: 'Pune' };
    expect(problemsOf(respondingWith({ code: 0, data: renamed }))).toEqual([
      'breaking response-renamed-field /data/city: nothing, but such a value as "town": renamed?',
    ]);
    expect(sent(renamed, 'application/json')).toEqual([
      'breaking request-renamed-field /city: nothing, but such a value as "town": renamed?',
    ]);
  });

  test('but not if the added field has another type', () => {
    expect(
      problemsOf(respondingWith({ code: 0, data: { ...rest, city, loanAmountRupees: '500' } })),
    ).toEqual([
      'breaking response-missing-field /data/loanAmount: nothing',
      'warning response-undocumented-field /data/loanAmountRupees: string "500"',
    ]);
  });
});

describe('an unknown value of an open enum is an info', () => {
  test.each([
    [{ orderState: '99' }, '/data/orderState: string "99"'],
    [{ isFullFlag: 2 }, '/data/isFullFlag: number 2'],
    [{ kind: 'other' }, '/data/kind: string "other"'],
    [{ channel: 'branch' }, '/data/channel: string "branch"'],
  ])('%j', (change, problem) => {
    expect(seen(change)).toEqual([`info response-unknown-value ${problem}`]);
  });

  test.each([
    [{ orderState: '3', isFullFlag: 1, kind: 'long', channel: 'web' }],
    // `state` is a state of India here, so its examples are not a complete list.
    [{ state: 'Kerala' }],
    [{ note: null }],
  ])('but not %j', (change) => {
    expect(seen(change)).toEqual([]);
  });

  test('an unknown value of a closed enum is breaking', () => {
    expect(seen({ note: 'c' })[0]).toMatch(/^breaking response-wrong/);
  });
});

describe('the code of a refusal', () => {
  test.each([422, '422', 500])('%j is valid if x-errors lists it', (code) => {
    expect(problemsOf(respondingWith({ code }))).toEqual([]);
  });

  test('is a warning if x-errors does not list it', () => {
    expect(problemsOf(respondingWith({ code: 418 }))).toEqual([
      'warning response-unlisted-code /code: 418, which it lists nowhere',
    ]);
  });

  test('is an info if x-errors lists it only for other calls', () => {
    expect(problemsOf(respondingWith({ code: 404 }))).toEqual([
      'info response-unlisted-code /code: 404, which it lists only for other calls',
    ]);
  });
});

describe('the content type', () => {
  const value = { code: 0, data: good };

  test.each(['application/json; charset=utf-8', 'application/json;charset="UTF8"'])(
    '%s is valid',
    (type) => {
      expect(problemsOf(respondingWith(value, type))).toEqual([]);
      expect(sent(good, type)).toEqual([]);
    },
  );

  test('is a warning with another charset', () => {
    const type = 'application/json; charset=iso-8859-1';
    expect(problemsOf(respondingWith(value, type))).toEqual([
      'warning response-charset content-type: charset iso-8859-1',
    ]);
    expect(sent(good, type)).toEqual(['warning request-charset content-type: charset iso-8859-1']);
  });

  test('is a warning if it is missing and other headers were recorded', () => {
    const exchange = respondingWith(value);
    exchange.response.headers = headersOf([['date', 'today']]);
    expect(problemsOf(exchange)).toEqual(['warning response-content-type content-type: none']);
    exchange.response.headers = headersOf([]);
    expect(problemsOf(exchange)).toEqual([]);
  });
});
