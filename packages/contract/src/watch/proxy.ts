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

/** A completed exchange as bytes. */
export interface Passed {
  startedAt: Date;
  ms: number;
  request: IncomingMessage;
  requestBody: Buffer;
  response: IncomingMessage;
  responseBody: Buffer;
}

/** Hop-by-hop headers. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Forwards requests to `target` and responses back, and reports both. Rewrites only URLs, and the
 * referrer policy that would hide the calling page.
 */
export function createProxy(
  target: URL,
  own: (request: IncomingMessage, response: ServerResponse) => boolean,
  onPassed: (passed: Passed) => void,
): Server {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return createServer((request, response) => {
    if (own(request, response)) return;
    const startedAt = new Date();
    const sent = send(
      new URL(request.url ?? '/', target.origin),
      { method: request.method, headers: forTarget(request, target) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, backHome(answer, target, request));
        answer.pipe(response);
        void tell({ startedAt, request, response: answer }).catch(() => response.destroy());
      },
    );
    const tell = async (one: Pick<Passed, 'startedAt' | 'request' | 'response'>) => {
      const [requestBody, responseBody] = await Promise.all([asked, collectBytes(one.response)]);
      onPassed({ ...one, ms: Date.now() - startedAt.getTime(), requestBody, responseBody });
    };
    const asked = collectBytes(request);
    // Only the end of the response awaits it, so it needs a rejection handler now.
    asked.catch(() => sent.destroy());
    sent.on('error', () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`contract watch: ${target.origin} does not answer.\n`);
    });
    request.pipe(sent);
  });
}

const passable = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));

function forTarget({ headers }: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const isOwn = headers.origin === originOf(headers);
  return {
    ...passable(headers),
    host: target.host,
    ...(isOwn && { origin: target.origin }),
  };
}

function backHome(answer: IncomingMessage, target: URL, { headers }: IncomingMessage) {
  const { location } = answer.headers;
  return {
    ...passable(answer.headers),
    'referrer-policy': 'same-origin',
    ...(location !== undefined && { location: location.replace(target.origin, originOf(headers)) }),
  };
}

const originOf = ({ host }: IncomingMessage['headers']) => `http://${host ?? ''}`;
