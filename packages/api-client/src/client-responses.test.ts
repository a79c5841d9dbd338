import { expect, test } from 'vitest';
import { buildClient, successBody } from '../test/build-client.ts';
import { startServer } from '../test/local-server.ts';
import type { Schema } from './operation-types.ts';

const listOrders = (response: Parameters<typeof buildClient>[0]) =>
  buildClient(response).api.get('/order/v1/list');

test('a success returns its data', async () => {
  expect(await listOrders(successBody([{ orderId: '1' }]))).toEqual({
    ok: true,
    data: [{ orderId: '1' }],
  });
});

test.each([200, 201, 299])('a success may have the status %i', async (status) => {
  expect(await listOrders(Response.json(successBody([]), { status }))).toEqual({
    ok: true,
    data: [],
  });
});

test("code '0' as a string is success", async () => {
  const { api } = buildClient({ code: '0', msg: 'ok', data: null });
  const body = { aadhaar: '234123412346', otp: '123456' };
  expect(await api.post('/auth/aadhaar/verify', { body })).toEqual({ ok: true, data: null });
});

const withoutData = [
  { code: 0, msg: 'ok' },
  { code: 0, msg: 'ok', data: null },
];

test.each(withoutData)('%j is malformed if the contract requires data', async (response) => {
  const malformed = { ok: false, failure: { kind: 'malformed', httpStatus: 200 } };
  const { api } = buildClient(response);
  const body = { orderId: '1' };
  expect(await api.get('/home/v1/index')).toEqual(malformed);
  expect(await api.post('/pay-order/v1/repay', { body })).toEqual(malformed);
  expect(await api.get('/auth/v1/verify-contact', { query: { token: 't' } })).toEqual(malformed);
});

test.each(withoutData)('%j is a success if the contract requires no data', async (response) => {
  const { api } = buildClient(response);
  const body = { token: 't', accept: true };
  expect(await api.post('/auth/v1/verify-contact', { body })).toMatchObject({ ok: true });
  // Null as data means that no loan is scheduled after this order.
  const query = { orderId: '1' };
  expect(await api.get('/order/v1/get-auto-apply', { query })).toMatchObject({ ok: true });
});

test.each([[null], [{}], [{ userAuthConfigVoList: 'basic' }], [[]]])(
  'a success with data %j that its caller cannot read is malformed',
  async (data) => {
    const { api } = buildClient({ code: 0, msg: 'ok', data });
    const isReadable = (auth: Schema<'UserAuth'>) => auth.userAuthConfigVoList.every(Boolean);
    expect(await api.get('/auth/v1/find-user-auth', { isReadable })).toEqual({
      ok: false,
      failure: { kind: 'malformed', httpStatus: 200 },
    });
  },
);

test('isReadable is not called for a refusal', async () => {
  const { api } = buildClient({ code: 409, msg: 'Not now.', data: null });
  const isReadable = () => false;
  expect(await api.get('/auth/v1/find-user-auth', { isReadable })).toMatchObject({
    failure: { kind: 'business', message: 'Not now.' },
  });
});

test("a refusal gives the server's code, message and data", async () => {
  expect(await listOrders({ code: 409, msg: 'Changed meanwhile.', data: { state: '4' } })).toEqual({
    ok: false,
    failure: {
      kind: 'business',
      code: 409,
      message: 'Changed meanwhile.',
      data: { state: '4' },
      fieldErrors: [],
    },
  });
});

test('the rows of errorColumn are in server order; a row without msg is dropped', async () => {
  const errorColumn = [
    { name: 'twoMobile', msg: 'The same as the first.' },
    { msg: 'Somewhere.' },
    { name: 'oneName' },
    null,
    { name: 7, msg: 'Name is no text.' },
  ];
  const result = await listOrders({ code: 422, msg: 'Check.', data: { errorColumn } });
  expect(result).toStrictEqual({
    ok: false,
    failure: {
      kind: 'business',
      code: 422,
      message: 'Check.',
      data: { errorColumn },
      fieldErrors: [
        { name: 'twoMobile', message: 'The same as the first.' },
        { message: 'Somewhere.' },
        { message: 'Name is no text.' },
      ],
    },
  });
});

test('a refusal without msg has an empty message', async () => {
  expect(await listOrders({ code: '422' })).toMatchObject({
    failure: { kind: 'business', code: '422', message: '' },
  });
});

test.each([-4, '-4'])(
  'code %j ends the session and is reported once, with the token of the call',
  async (code) => {
    const tokens = ['carried', 'signed in since'];
    const { api, lost } = buildClient(
      { code, msg: 'Please sign in again.', data: null },
      {
        getToken: () => tokens.shift(),
      },
    );
    expect(await api.get('/order/v1/list')).toEqual({
      ok: false,
      failure: { kind: 'sessionLost', message: 'Please sign in again.' },
    });
    expect(lost).toEqual([{ token: 'carried', message: 'Please sign in again.' }]);
  },
);

test('code -4 is an ordinary refusal in the calls of an emergency contact (D06)', async () => {
  const { api, lost } = buildClient({
    code: -4,
    msg: 'This link is not valid any more.',
    data: null,
  });
  const results = [
    await api.get('/auth/v1/verify-contact', { query: { token: 'c0ntactL1nk' } }),
    await api.post('/auth/v1/verify-contact', { body: { token: 'c0ntactL1nk', accept: true } }),
  ];
  for (const result of results) {
    expect(result).toMatchObject({ ok: false, failure: { kind: 'business', code: -4 } });
  }
  expect(lost).toEqual([]);
});

test('a server error in an envelope keeps its code and message', async () => {
  const fault = Response.json({ code: 500, msg: 'Please try again.', data: null }, { status: 500 });
  expect(await listOrders(fault)).toMatchObject({
    failure: { kind: 'business', code: 500, message: 'Please try again.' },
  });
});

test('a lost session is detected with any HTTP status', async () => {
  const { api, lost } = buildClient(Response.json({ code: -4, msg: 'Sign in.' }, { status: 401 }));
  expect(await api.get('/order/v1/list')).toMatchObject({ failure: { kind: 'sessionLost' } });
  expect(lost).toHaveLength(1);
});

const page = '<!doctype html><title>502 Bad Gateway</title>';

test.each([
  ['an HTML page with status 200', new Response(page), 200],
  ['an HTML page with status 502', new Response(page, { status: 502 }), 502],
  ['truncated JSON', new Response('{"code":0,"msg":"ok","da'), 200],
  ['an empty body', new Response(''), 200],
  ['content-length 0', new Response(null, { headers: { 'content-length': '0' } }), 200],
  ['204', new Response(null, { status: 204 }), 204],
  ['an array', Response.json([{ code: 0 }]), 200],
  ['a number', Response.json(0), 200],
  ['null', Response.json(null), 200],
  ['a string', Response.json('{"code":0}'), 200],
  ['a string with status 500', Response.json('{"code":-4,"msg":""}', { status: 500 }), 500],
  ['an envelope without code', Response.json({ msg: 'ok', data: [] }), 200],
  ['an empty code', Response.json({ code: '', msg: 'ok' }), 200],
  ['a code that is neither a number nor a string', Response.json({ code: true }), 200],
  ['success with a redirect status', Response.json(successBody(), { status: 300 }), 300],
  ['success with an error status', Response.json(successBody(), { status: 503 }), 503],
])('%s is malformed, with its status', async (_, response, httpStatus) => {
  const { api, lost } = buildClient(response);
  expect(await api.get('/order/v1/list')).toEqual({
    ok: false,
    failure: { kind: 'malformed', httpStatus },
  });
  expect(lost).toEqual([]);
});

test("a redirect to the server's login page is malformed, and does not end the session", async () => {
  await using server = await startServer((request, response) => {
    const isLogin = request.url === '/login';
    response.writeHead(isLogin ? 200 : 302, { location: '/login' }).end(isLogin ? page : '');
  });
  const { api, lost } = buildClient(undefined, {
    baseUrl: server.baseUrl,
    fetch: (request) => fetch(request),
  });
  const failed = { ok: false, failure: { kind: 'malformed', httpStatus: 200 } };
  expect(await api.get('/order/v1/list')).toEqual(failed);
  expect(await api.post('/order/v1/loan', { body: { orderId: '1' } })).toEqual(failed);
  expect(lost).toEqual([]);
});

test('onResponse receives each raw response, even a broken one', async () => {
  const seen: unknown[] = [];
  const { api } = buildClient(new Response('{ "code": 5e2 }', { status: 500 }), {
    onResponse: (response) => seen.push(response),
  });
  await api.get('/order/v1/list');
  expect(seen).toEqual([
    { method: 'get', path: '/order/v1/list', httpStatus: 500, text: '{ "code": 5e2 }' },
  ]);
});

test('an error in onResponse is thrown, not reported as a network failure', async () => {
  const { api } = buildClient(successBody(), {
    onResponse: () => {
      throw new Error('onResponse broke');
    },
  });
  await expect(api.get('/order/v1/list')).rejects.toThrow('onResponse broke');
});
