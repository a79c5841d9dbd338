import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * How long an idle connection stays open. Clients and proxies keep one for 60 s at most; it must be
 * they who close it, because a request sent while the server closes ends in ECONNRESET.
 */
const keepAliveTimeoutMs = 75_000;
/** Longer than the wait for a next request, which Node may count as waiting for its headers. */
const headersTimeoutMs = keepAliveTimeoutMs + 5_000;

/** The app on HTTP, not listening yet. */
export function createHttpServer(app: Hono): Server {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    // In HTTP/1.1 connections stay open anyway; saying so costs two headers in every answer. That one
    // is closed must be said, or the client sends its next request on it.
    if (response.shouldKeepAlive) response.removeHeader('connection');
    void answer(request, response);
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  return server;
}
