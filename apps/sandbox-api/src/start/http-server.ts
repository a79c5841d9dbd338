import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * How long the server keeps an idle connection. Clients and proxies must close idle connections
 * first, after 60 s: if the server closes first, a request in transit fails with ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/**
 * The time limit for receiving headers. It must exceed the keep-alive timeout, because Node may
 * count idle time as time of waiting for headers.
 */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

export function createHttpServer(app: Hono): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // Removes redundant keep-alive headers. `Connection: close` stays, because the client must not
    // reuse a closing connection.
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
