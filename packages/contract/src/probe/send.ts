import { bodyOf, headersOf, type Exchange } from '../exchange/exchange.ts';
import { isRecord, type DocNode } from '../exchange/doc-node.ts';
import type { ProbeRequest } from './request.ts';

type Response = Exchange['response'];

/** Sends requests one after the other. Returns the answer, or in words why there is none. */
export type Send = (
  request: ProbeRequest,
  headers: Readonly<Record<string, string>>,
) => Promise<Response | { why: string }>;

interface Limits {
  /** Requests in a second. */
  rate: number;
  timeoutMs: number;
}

/** No answer of an API that people read on phones is larger. */
const mostBytes = 20 * 1024 * 1024;

/** `baseUrl` is the server's address with the prefix of the API. */
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
        headers: { ...headers, ...textsOf(request.headers), ...body.headers },
        body: body.content,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readText(response);
      if (text === undefined) return { why: `the answer is larger than ${mostBytes} bytes` };
      return { status: response.status, headers: headersOf(response.headers), body: bodyOf(text) };
    } catch (cause) {
      return { why: reasonOf(cause, timeoutMs) };
    }
  };
}

/** The address of a request, with its path and query filled in. */
export function urlOf(baseUrl: string, { operation, path, query }: ProbeRequest): string {
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

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
  // `fetch` adds the content type, with the boundary.
  return { content: form, headers: {} };
}

/** The smallest picture there is. */
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
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  if ((cause as Error).name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  const { code, name, message } = ((cause as Error).cause ?? cause) as Error & { code?: string };
  if (code === 'ECONNREFUSED') return 'nothing listens at this address';
  if (name === 'HTTPParserError') return 'the answer is not HTTP';
  return `the connection failed: ${code ?? message}`;
}
