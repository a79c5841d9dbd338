import { multipartPaths } from './__generated__/call-traits.ts';
import { addressOf } from './address.ts';
import { sendableHeaders } from './sendable-headers.ts';
import type { Method } from './operation-types.ts';

export interface RequestParts {
  baseUrl: string | undefined;
  method: Method;
  path: string;
  query?: Record<string, unknown> | undefined;
  pathParameters?: Record<string, unknown> | undefined;
  /** An undefined header is not sent. */
  headers: Record<string, string | undefined>;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

/** A call ready to be sent. */
export interface OutgoingMessage {
  url: string;
  method: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal;
}

export function buildMessage(parts: RequestParts): OutgoingMessage {
  const { method, body, signal } = parts;
  const url = addressOf(parts);
  const headers = sendableHeaders(parts.headers);
  // For FormData the browser sets the content type, with the boundary.
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  return { url, method: method.toUpperCase(), headers, body, signal };
}

/** Multipart for the calls that need it, JSON for all others. */
export function serializeBody(path: string, body: object | undefined): RequestParts['body'] {
  if (!body) return undefined;
  return multipartPaths.includes(path) ? serializeMultipart(body) : JSON.stringify(body);
}

/** A Blob becomes a file part, an array repeats its part, undefined is left out. */
function serializeMultipart(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const item of Array.isArray(value) ? value : [value]) appendPart(form, name, item);
  }
  return form;
}

function appendPart(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object')
    throw new TypeError(`Part ${name} is an object and cannot be sent`);
  else form.append(name, String(value));
}
