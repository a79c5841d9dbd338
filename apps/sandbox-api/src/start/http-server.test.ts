import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** The longest idle time after which common proxies and clients close a connection. */
const longestIdleMs = 60_000;

let server: Server;
let agent: Agent;

beforeEach(async () => {
  server = createHttpServer(new Hono().get('/', (c) => c.text('here')));
  agent = new Agent({ keepAlive: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  agent.destroy();
  server.close();
});

function fetchPage(headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
    const sent = get({ port, agent, headers }, (answer) => {
      const { connection } = answer.headers;
      text(answer).then((body) => resolve({ body, connection }), reject);
    });
    sent.on('error', reject);
  });
}

it('the server leaves idle connections open longer than clients and proxies do', async () => {
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  const expected = { body: 'here', connection: undefined };
  expect([await fetchPage(), await fetchPage()]).toEqual([expected, expected]);
  expect(accepted).toHaveLength(1);
  // While a connection is idle, the socket's timeout is the keep-alive timeout.
  expect(accepted[0]!.timeout).toBeGreaterThan(longestIdleMs);
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
});

it('the server announces that it closes a connection, so that the client does not reuse it', async () => {
  const closing = { connection: 'close' };
  expect(await fetchPage(closing)).toEqual({ body: 'here', connection: 'close' });
  expect(await fetchPage()).toEqual({ body: 'here', connection: undefined });
});
