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

/** A call ready to be sent. */
export interface OutgoingMessage {
  url: string;
  method: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

/** We use openapi-fetch only to build the URL, because its client hides the text of some answers. */
export function buildMessage(parts: RequestParts): OutgoingMessage {
  const { baseUrl, method, path, query = {}, pathParameters = {}, body, signal } = parts;
  const url = createFinalURL(path, {
    baseUrl,
    params: { query, path: pathParameters && oneSegmentEach(pathParameters) },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
  return { url, method: method.toUpperCase(), headers: sendableHeaders(parts), body, signal };
}

/** A segment of dots would lead to another path, even percent-encoded: encoded twice it stays a text. */
const oneSegmentEach = (parameters: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value,
    ]),
  );

/** Multipart for the calls that need it, JSON for all others. */
export function serializeBody(path: string, body: object | undefined): RequestParts['body'] {
  if (!body) return undefined;
  return multipartPaths.includes(path) ? serializeMultipart(body) : JSON.stringify(body);
}

/** A header must not contain these. They are removed, so that one strange cookie stops no call. */
const unprintable = /[^\x20-\x7e]/g;

function sendableHeaders({ headers, body }: RequestParts): Headers {
  const sendable = new Headers();
  // For FormData the browser sets the content type, with the boundary.
  if (typeof body === 'string') sendable.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
