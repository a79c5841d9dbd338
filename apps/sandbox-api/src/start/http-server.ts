import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Keep-alive timeout of idle connections: longer than the 60 s of clients and proxies, which must
 * close first. A request sent while the server closes the connection would fail with ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/** Must exceed the keep-alive timeout, because Node may count idle time as waiting for headers. */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

/** The app on an HTTP server that is not listening yet. */
export function createHttpServer(app: Hono): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // Removes the redundant keep-alive headers. `Connection: close` stays, or the client would send
    // its next request on a connection that the server closes.
    if (response.shouldKeepAlive) response.removeHeader('connection');
    void listener(request, response);
  });
  return setKeepAlive(server);
}

/** Sets the keep-alive timeout of idle connections. */
export function setKeepAlive(server: Server): Server {
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  return server;
}
