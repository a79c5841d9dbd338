import { bodyOf, headersOf, type Exchange } from '../exchange/exchange.ts';
import { isRecord, type DocNode } from '../document/doc-node.ts';
import type { Parameter } from '../exchange/operations.ts';
import { serializePairs, serializeText, wireFieldOf } from '../exchange/parameters.ts';
import type { ProbeRequest } from './request.ts';

type Response = Exchange['response'];

export type Send = (
  request: ProbeRequest,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | { why: string }>;

interface Limits {
  rate: number;
  timeoutMs: number;
}

const maxBytes = 20 * 1024 * 1024;

export function createSender(baseUrl: string, { rate, timeoutMs }: Limits): Send {
  let nextAt = 0;
  return async (request, headers) => {
    const waitMs = nextAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    nextAt = performance.now() + 1000 / rate;
    const body = bodyToSend(request);
    try {
      const response = await fetch(urlOf(baseUrl, request), {
        method: request.operation.method.toUpperCase(),
        headers: { ...headers, ...serializedHeaders(request), ...body.headers },
        body: body.content,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readText(response);
      if (text === undefined) return { why: `the response is larger than ${maxBytes} bytes` };
      return { status: response.status, headers: headersOf(response.headers), body: bodyOf(text) };
    } catch (cause) {
      return { why: reasonOf(cause, timeoutMs) };
    }
  };
}

export function urlOf(baseUrl: string, { operation, path, query }: ProbeRequest): string {
  const wireFieldAs = (where: Parameter['in'], name: string) => {
    const found = operation.parameters.find(
      (parameter) => parameter.in === where && parameter.name === name,
    );
    return wireFieldOf(name, where, found?.node ?? operation.node);
  };
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    serializeText(wireFieldAs('path', name), path[name], encodeURIComponent),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      serializePairs(wireFieldAs('query', name), value),
    ),
  );
  return `${baseUrl}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const serializedHeaders = ({ operation, headers }: ProbeRequest) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const found = operation.parameters.find(
        (parameter) => parameter.in === 'header' && parameter.name === name,
      );
      return [
        name,
        serializeText(wireFieldOf(name, 'header', found?.node ?? operation.node), value),
      ];
    }),
  );

interface Sendable {
  content: string | FormData | null;
  headers: Record<string, string>;
}

function bodyToSend({ body }: ProbeRequest): Sendable {
  if (!body) return { content: null, headers: {} };
  if (body.type !== 'multipart/form-data') {
    return { content: JSON.stringify(body.value), headers: { 'content-type': body.type } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body.value) ? body.value : {})) {
    for (const one of [value].flat()) append(form, body.media, name, one);
  }
  // `fetch` sets the content type, with the boundary.
  return { content: form, headers: {} };
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function append(form: FormData, media: DocNode, name: string, value: unknown): void {
  const schema = media.at('schema', 'properties', name);
  const item = schema?.at('items') ?? schema;
  if (item?.at('format')?.value === 'binary') {
    form.append(name, new Blob([onePixel], { type: 'image/png' }), 'probe.png');
  } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

async function readText(response: globalThis.Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  if ((cause as Error).name === 'TimeoutError') return `no response within ${timeoutMs} ms`;
  const { code, name, message } = ((cause as Error).cause ?? cause) as Error & { code?: string };
  if (code === 'ECONNREFUSED') return 'nothing listens at this address';
  if (name === 'HTTPParserError') return 'the response is not HTTP';
  return `the connection failed: ${code ?? message}`;
}
