import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { bodyOf, headersOf, noBody, type Body, type Exchange } from '../exchange/exchange.ts';
import { parseMultipart } from '../exchange/multipart.ts';
import type { Passed } from './proxy.ts';
import type { IncomingMessage } from 'node:http';

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

export function toExchange({ request, requestBody, response, responseBody }: Passed): Exchange {
  return {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host ?? 'host'}${request.url ?? '/'}`,
    request: { headers: readHeaders(request), body: readBody(request, requestBody) },
    response: {
      status: response.statusCode ?? 0,
      headers: readHeaders(response),
      body: readBody(response, responseBody),
    },
  };
}

function readHeaders({ headers }: IncomingMessage): Map<string, string> {
  return headersOf(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]),
  );
}

function readBody({ headers }: IncomingMessage, bytes: Buffer): Body {
  if (bytes.length === 0) return noBody;
  const encoding = headers['content-encoding'];
  let text: string;
  try {
    text = (unpack[encoding ?? '']?.(bytes) ?? bytes).toString('utf8');
  } catch {
    return { kind: 'unknown', why: 'the body is not packed as it says' };
  }
  const parts = parseMultipart(text, headers['content-type'] ?? '');
  return parts ? { kind: 'parts', parts } : bodyOf(text);
}
