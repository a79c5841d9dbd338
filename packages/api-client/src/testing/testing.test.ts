import { checkObservedResponse } from '@kosha/contract/check-response';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { baseUrl, deviceHeaders } from '../../test/build-client.ts';
import { createApiClient } from '../client.ts';
import type { RawResponse } from '../read-response.ts';
import {
  htmlPage,
  mockGet,
  mockPost,
  networkError,
  neverResponds,
  refusal,
  sessionLost,
  success,
} from './index.ts';

const server = setupServer();
const answers: RawResponse[] = [];

const connect = (timeoutMs: number) =>
  createApiClient({
    baseUrl,
    timeoutMs,
    getToken: () => 'token-1',
    getDeviceHeaders: () => deviceHeaders,
    onSessionLost: () => {},
    onResponse: (answer) => answers.push(answer),
  });

const api = connect(60_000);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  answers.length = 0;
});
afterAll(() => server.close());

const loan = { body: { orderId: '70012' } };

test('a mocked success returns its data in an envelope', async () => {
  server.use(mockGet('/map-state/v1/list', success([{ id: '27', name: 'Maharashtra' }])));
  expect(await api.get('/map-state/v1/list')).toEqual({
    ok: true,
    data: [{ id: '27', name: 'Maharashtra' }],
  });
  expect(answers.flatMap(checkObservedResponse)).toEqual([]);
});

test('a mocked path parameter matches any value', async () => {
  server.use(mockGet('/map-state/v1/district/{stateId}', success([])));
  const result = await api.get('/map-state/v1/district/{stateId}', { path: { stateId: '2 7' } });
  expect(result).toEqual({ ok: true, data: [] });
});

test('a response can depend on a path parameter', async () => {
  server.use(
    mockGet('/map-state/v1/district/{stateId}', ({ path }) =>
      success([{ id: '518', name: `A district of ${path['stateId']}` }]),
    ),
  );
  const result = await api.get('/map-state/v1/district/{stateId}', { path: { stateId: '2 7' } });
  expect(result).toMatchObject({ data: [{ name: 'A district of 2 7' }] });
});

test('a response can depend on the request', async () => {
  server.use(
    mockPost('/order/v1/loan', ({ body, headers, query }) =>
      refusal(JSON.stringify([body, headers.get('token'), [...query]]), 409),
    ),
  );
  expect(await api.post('/order/v1/loan', loan)).toMatchObject({
    failure: { kind: 'business', code: 409, message: '[{"orderId":"70012"},"token-1",[]]' },
  });
});

test('a multipart body is not read as JSON', async () => {
  const bodies: unknown[] = [];
  server.use(
    mockPost('/auth/v3/living-check', ({ body }) => {
      bodies.push(body);
      return success(null);
    }),
  );
  await api.post('/auth/v3/living-check', { body: { image: new Blob(['x']) } });
  expect(bodies).toEqual([undefined]);
});

test("a mocked success of aadhaar/verify has the string '0' as its code", async () => {
  server.use(mockPost('/auth/aadhaar/verify', success(null)));
  const body = { aadhaar: '234123412346', otp: '123456' };
  expect(await api.post('/auth/aadhaar/verify', { body })).toMatchObject({ ok: true });
  expect(answers.flatMap(checkObservedResponse)).toEqual([]);
});

test.each([
  ['refusal', refusal('Not now.'), { kind: 'business', code: 422, message: 'Not now.' }],
  ['session loss', sessionLost(), { kind: 'sessionLost' }],
  ['network error', networkError(), { kind: 'network' }],
  ['page', htmlPage(), { kind: 'malformed', httpStatus: 200 }],
  ['page of a gateway', htmlPage(502), { kind: 'malformed', httpStatus: 502 }],
] as const)('a mocked %s arrives as its failure', async (_, answer, failure) => {
  server.use(mockPost('/order/v1/loan', answer));
  expect(await api.post('/order/v1/loan', loan)).toMatchObject({ ok: false, failure });
});

test('a mock that never responds causes a timeout', async () => {
  server.use(mockPost('/order/v1/loan', neverResponds()));
  expect(await connect(40).post('/order/v1/loan', loan)).toMatchObject({
    ok: false,
    failure: { kind: 'timeout' },
  });
});

test('field errors of a mocked refusal reach the caller', async () => {
  const data = { errorColumn: [{ name: 'oneName', msg: 'Too short.' }] };
  server.use(mockPost('/order/v1/loan', refusal('Check.', 422, data)));
  expect(await api.post('/order/v1/loan', loan)).toMatchObject({
    failure: { fieldErrors: [{ name: 'oneName', message: 'Too short.' }] },
  });
});

test('a mock with data of another shape does not compile', () => {
  // @ts-expect-error a region has a name
  mockGet('/map-state/v1/list', success([{ id: '27' }]));
  // @ts-expect-error the contract has no such path
  mockGet('/map-state/v1/nowhere', networkError());
  // @ts-expect-error this path has no POST
  mockPost('/map-state/v1/list', networkError());
  expectTypeOf(mockGet<'/map-state/v1/list'>)
    .parameter(0)
    .toEqualTypeOf<'/map-state/v1/list'>();
});
