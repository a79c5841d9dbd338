import { expect, test } from 'vitest';
import { buildClient, deviceHeaders } from '../test/build-client.ts';

const login = { body: { phone: '9876543210', code: '1234' } };

test('every header of §7 is sent, with the token of the session', async () => {
  const { api, requests } = buildClient();
  await api.get('/order/v1/list');
  const sent = Object.fromEntries(requests[0]!.headers);
  const names = Object.entries(deviceHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(sent).toMatchObject({ ...Object.fromEntries(names), token: 'token-1' });
});

test('attribution that the browser does not have is left out, not sent empty', async () => {
  const { api, requests } = buildClient(undefined, {
    getDeviceHeaders: () => ({
      ...deviceHeaders,
      fbp: undefined,
      fbc: undefined,
      fbUserId: undefined,
    }),
  });
  await api.get('/order/v1/list');
  for (const name of ['fbp', 'fbc', 'fbUserId']) expect(requests[0]!.headers.has(name)).toBe(false);
});

test('a visitor sends no token', async () => {
  const { api, requests } = buildClient(undefined, { getToken: () => undefined });
  await api.get('/client/v1/config');
  expect(requests[0]!.headers.has('token')).toBe(false);
});

test('sign-in and its code never carry a token, even when one is held', async () => {
  const { api, requests } = buildClient();
  await api.get('/sms/v1/sendCode', { query: { phone: '919876543210' } });
  await api.post('/user/v1/login', login);
  await api.post('/user/v1/user-login', { body: { token: 'proof-1' } });
  await api.post('/tripartite/v1/user-login', { body: { token: 'proof-1' } });
  expect(requests.map((request) => request.headers.has('token'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a call whose token is optional carries the one that is held', async () => {
  const { api, requests } = buildClient();
  await api.get('/client/v1/config');
  expect(requests[0]!.headers.get('token')).toBe('token-1');
});

test('the token is asked for anew at each call', async () => {
  const tokens = ['first', 'second'];
  const { api, requests } = buildClient(undefined, { getToken: () => tokens.shift() });
  await api.get('/order/v1/list');
  await api.get('/order/v1/list');
  expect(requests.map((request) => request.headers.get('token'))).toEqual(['first', 'second']);
});

test('native logins add the device headers of their caller', async () => {
  const { api, requests } = buildClient();
  const headers = { deviceId: '9C287922', version: '3.4.1', brand: 'Apple' };
  await api.post('/user/v1/user-login', { body: { token: 'proof-1' }, headers });
  expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
    deviceid: '9C287922',
    version: '3.4.1',
    brand: 'Apple',
    web_uuid: deviceHeaders.web_uuid,
  });
});

test('a header that cannot travel loses what cannot, and the call is made', async () => {
  const { api, requests } = buildClient(undefined, {
    getToken: () => 'tok\nen-₹1',
    getDeviceHeaders: () => ({ ...deviceHeaders, fbp: 'fb.é\ud800.1' }),
  });
  const result = await api.get('/order/v1/list');
  expect(result.ok).toBe(true);
  expect(requests[0]!.headers.get('token')).toBe('token-1');
  expect(requests[0]!.headers.get('fbp')).toBe('fb..1');
});

test('every write has an idempotency key of its own, of a length the contract allows', async () => {
  const { api, requests } = buildClient();
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  const keys = requests.map((request) => request.headers.get('Idempotency-Key')!);
  expect(keys[0]).not.toBe(keys[1]);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test("the caller's idempotency key is kept over its retries", async () => {
  const { api, requests } = buildClient();
  const input = { body: { orderId: '70012' }, idempotencyKey: 'intention-1' };
  await api.post('/order/v1/loan', input);
  await api.post('/order/v1/loan', input);
  expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual([
    'intention-1',
    'intention-1',
  ]);
});

test('a read carries no idempotency key, even when it is given one', async () => {
  const { api, requests } = buildClient();
  await api.get('/order/v1/list', { idempotencyKey: 'intention-1' });
  expect(requests[0]!.headers.has('Idempotency-Key')).toBe(false);
});
