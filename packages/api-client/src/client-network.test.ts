import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { deviceHeaders, successBody, timeoutMs } from '../test/build-client.ts';
import { startServer } from '../test/local-server.ts';

function connect(baseUrl: string) {
  return createApiClient({
    baseUrl,
    timeoutMs,
    getToken: () => 'token-1',
    getDeviceHeaders: () => deviceHeaders,
    onSessionLost: () => {},
  });
}

async function listOrdersFrom(listener: RequestListener) {
  await using server = await startServer(listener);
  return await connect(server.baseUrl).get('/order/v1/list');
}

test('a response is read over a real connection', async () => {
  const result = await listOrdersFrom(({ headers, url }, response) => {
    response.end(JSON.stringify(successBody([url, headers['token'], headers['web_uuid']])));
  });
  expect(result).toEqual({
    ok: true,
    data: ['/api1/order/v1/list', 'token-1', deviceHeaders.web_uuid],
  });
});

test('a port without a server is a network failure', async () => {
  const server = await startServer(() => {});
  await server.close();
  const result = await connect(server.baseUrl).get('/order/v1/list');
  expect(result).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('a connection that breaks inside the body is a network failure', async () => {
  const result = await listOrdersFrom((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"code":0,', () => response.destroy());
  });
  expect(result).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('an invalid URL is a network failure', async () => {
  const result = await connect('http://').get('/order/v1/list');
  expect(result).toEqual({ ok: false, failure: { kind: 'network' } });
});
