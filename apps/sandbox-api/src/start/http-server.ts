import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * How long an idle connection stays open. Clients and proxies keep one for 60 s at most. They must close
 * it first, because a request that they send while the server closes it ends in ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/** Longer than an idle connection stays open: Node may count that wait as waiting for headers. */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

/** The app on HTTP, not listening yet. */
export function createHttpServer(app: Hono): Server {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // HTTP/1.1 keeps connections open anyway, and saying so costs two headers in every answer. But when the
    // server closes a connection, it must say so, or the client sends its next request on it.
    if (response.shouldKeepAlive) response.removeHeader('connection');
    void answer(request, response);
  });
  return keepIdleOpen(server);
}

/** Sets how long the server keeps idle connections. */
export function keepIdleOpen(server: Server): Server {
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  return server;
}
