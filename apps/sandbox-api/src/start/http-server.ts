import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Keep-alive timeout of idle connections. Clients and proxies use 60 s at most and must close
 * first, because a request sent while the server closes the connection fails with ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/** Longer than the keep-alive timeout: Node may count idle time as waiting for headers. */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

/** The app on an HTTP server that is not listening yet. */
export function createHttpServer(app: Hono): Server {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // Keep-alive is the default in HTTP/1.1, so the headers are redundant. But when the server
    // closes a connection it must announce it, or the client sends its next request on it.
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
