import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { collectBytes } from '../exchange/read-message.ts';

export interface ProxiedExchange {
  startedAt: Date;
  ms: number;
  request: IncomingMessage;
  requestBody: Buffer;
  response: IncomingMessage;
  responseBody: Buffer;
}

/** HTTP proxies must not forward these headers. */
const hopByHopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Replaces the proxy's origin by the target's in the request header `origin`, and the target's by
 * the proxy's in the response header `location`. Sets a referrer policy, so that the browser sends
 * the URL of the page with each request.
 */
export function createProxy(
  target: URL,
  own: (request: IncomingMessage, response: ServerResponse) => boolean,
  onExchange: (exchange: ProxiedExchange) => void,
): Server {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return createServer((request, response) => {
    if (own(request, response)) return;
    const startedAt = new Date();
    const sent = send(
      new URL(request.url ?? '/', target.origin),
      { method: request.method, headers: requestHeaders(request, target) },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, responseHeaders(upstream, target, request));
        upstream.pipe(response);
        void report({ startedAt, request, response: upstream }).catch(() => response.destroy());
      },
    );
    const report = async (one: Pick<ProxiedExchange, 'startedAt' | 'request' | 'response'>) => {
      const [requestBody, responseBody] = await Promise.all([
        requestBytes,
        collectBytes(one.response),
      ]);
      onExchange({ ...one, ms: Date.now() - startedAt.getTime(), requestBody, responseBody });
    };
    const requestBytes = collectBytes(request);
    // `report` awaits these bytes later. Without a handler, a rejection would crash the process.
    requestBytes.catch(() => sent.destroy());
    sent.on('error', () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`contract watch: ${target.origin} does not respond.\n`);
    });
    request.pipe(sent);
  });
}

const endToEndHeaders = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)));

function requestHeaders({ headers }: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const isOwn = headers.origin === originOf(headers);
  return {
    ...endToEndHeaders(headers),
    host: target.host,
    ...(isOwn && { origin: target.origin }),
  };
}

function responseHeaders(upstream: IncomingMessage, target: URL, { headers }: IncomingMessage) {
  const { location } = upstream.headers;
  return {
    ...endToEndHeaders(upstream.headers),
    'referrer-policy': 'same-origin',
    ...(location !== undefined && { location: location.replace(target.origin, originOf(headers)) }),
  };
}

const originOf = ({ host }: IncomingMessage['headers']) => `http://${host ?? ''}`;
