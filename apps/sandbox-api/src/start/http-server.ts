import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Longer than the 60 s after which clients and proxies close idle connections. If the server closed
 * first, a request in transit would fail with ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/** Must exceed the keep-alive timeout, because Node may include idle time in this timeout. */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

export function createHttpServer(app: Hono): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // HTTP/1.1 keeps connections open by default, so this header is only needed for `close`.
    if (response.shouldKeepAlive) response.removeHeader('connection');
    void listener(request, response);
  });
  return setKeepAlive(server);
}

export function setKeepAlive(server: Server): Server {
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  return server;
}
