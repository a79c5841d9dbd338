import { expect, test } from 'vitest';
import { buildClient, deviceHeaders, successBody } from '../test/build-client.ts';

const nativeLogin = {
  body: { token: 'proof-1' },
  headers: { deviceId: '9C287922', version: '3.4.1', brand: 'Apple' },
};
const login = { body: { phone: '9876543210', code: '1234' } };

test('every header of §7 is sent, with the token of the session', async () => {
  const { api, requests } = buildClient();
  await api.get('/order/v1/list');
  const sent = Object.fromEntries(requests[0]!.headers);
  const names = Object.entries(deviceHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(sent).toMatchObject({ ...Object.fromEntries(names), token: 'token-1' });
});

test('an attribution header without a value is omitted, not sent empty', async () => {
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

test('the native logins never send a token, even during a session (D14)', async () => {
  const { api, requests } = buildClient();
  await api.post('/user/v1/user-login', nativeLogin);
  await api.post('/tripartite/v1/user-login', nativeLogin);
  expect(requests.map((request) => request.headers.has('token'))).toEqual([false, false]);
});

test('the other calls of the sign-in send the token when there is one (D37)', async () => {
  const { api, requests } = buildClient();
  await api.get('/sms/v1/sendCode', { query: { phone: '919876543210' } });
  await api.post('/user/v1/login', login);
  expect(requests.map((request) => request.headers.get('token'))).toEqual(['token-1', 'token-1']);
});

test("a call can override the session's token, and code -4 is reported with that token", async () => {
  const { api, requests, lost } = buildClient({ code: -4, msg: 'Over', data: null });
  await api.post('/user/v1/logout', { body: { everywhere: 0 }, token: 'token-0' });
  expect(requests[0]!.headers.get('token')).toBe('token-0');
  expect(lost).toEqual([{ token: 'token-0', message: 'Over' }]);
});

test('a call with an optional token sends the token of the session', async () => {
  const { api, requests } = buildClient();
  await api.get('/client/v1/config');
  expect(requests[0]!.headers.get('token')).toBe('token-1');
});

test('the token is read again for each call', async () => {
  const tokens = ['first', 'second'];
  const { api, requests } = buildClient(undefined, { getToken: () => tokens.shift() });
  await api.get('/order/v1/list');
  await api.get('/order/v1/list');
  expect(requests.map((request) => request.headers.get('token'))).toEqual(['first', 'second']);
});

test('native logins send the device headers of their caller', async () => {
  const { api, requests } = buildClient();
  await api.post('/user/v1/user-login', nativeLogin);
  expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
    deviceid: '9C287922',
    version: '3.4.1',
    brand: 'Apple',
    web_uuid: deviceHeaders.web_uuid,
  });
});

test('characters that a header cannot hold are dropped, and the call is made', async () => {
  const { api, requests } = buildClient(successBody([]), {
    getToken: () => 'tok\nen-₹1',
    getDeviceHeaders: () => ({ ...deviceHeaders, fbp: 'fb.é\ud800.1' }),
  });
  const result = await api.get('/order/v1/list');
  expect(result.ok).toBe(true);
  expect(requests[0]!.headers.get('token')).toBe('token-1');
  expect(requests[0]!.headers.get('fbp')).toBe('fb..1');
});

test('every write has its own idempotency key of 32 hexadecimal digits', async () => {
  const { api, requests } = buildClient();
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  await api.post('/order/v1/loan', { body: { orderId: '70012' } });
  const keys = requests.map((request) => request.headers.get('Idempotency-Key')!);
  expect(keys[0]).not.toBe(keys[1]);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test("the caller's idempotency key is sent unchanged", async () => {
  const { api, requests } = buildClient();
  const input = { body: { orderId: '70012' }, idempotencyKey: 'intention-1' };
  await api.post('/order/v1/loan', input);
  await api.post('/order/v1/loan', input);
  expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual([
    'intention-1',
    'intention-1',
  ]);
});

test('a read sends no idempotency key, even if the caller passes one', async () => {
  const { api, requests } = buildClient();
  await api.get('/order/v1/list', { idempotencyKey: 'intention-1' });
  await api.post('/opinion-record/v1/list', { idempotencyKey: 'intention-2' });
  expect(requests.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([false, false]);
});
