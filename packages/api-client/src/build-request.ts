import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { multipartPaths } from './__generated__/call-traits.ts';
import type { Method } from './operation-types.ts';
import { serializeMultipart } from './serialize-multipart.ts';

export interface RequestParts {
  baseUrl: string;
  method: Method;
  path: string;
  query?: Record<string, unknown> | undefined;
  pathParameters?: Record<string, unknown> | undefined;
  /** An undefined header is not sent. */
  headers: Record<string, string | undefined>;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

const querySerializer = createQuerySerializer();

/** A call as it leaves: what any way of sending needs to know. */
export interface OutgoingMessage {
  url: string;
  method: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

/** Only the addressing of openapi-fetch: its client drops the text of some answers, parses others. */
export function buildMessage(parts: RequestParts): OutgoingMessage {
  const { baseUrl, method, path, query = {}, pathParameters = {}, body, signal } = parts;
  const url = createFinalURL(path, {
    baseUrl,
    params: { query, path: pathParameters },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
  return { url, method: method.toUpperCase(), headers: sendableHeaders(parts), body, signal };
}

/** Multipart where the contract says so, else JSON. */
export function serializeBody(path: string, body: object | undefined): RequestParts['body'] {
  if (!body) return undefined;
  return multipartPaths.includes(path) ? serializeMultipart(body) : JSON.stringify(body);
}

/** Only printable ASCII can travel in a header; one odd cookie must not stop every call. */
const unprintable = /[^\x20-\x7e]/g;

function sendableHeaders({ headers, body }: RequestParts): Headers {
  const sendable = new Headers();
  // FormData brings its own content type, with the boundary.
  if (typeof body === 'string') sendable.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
