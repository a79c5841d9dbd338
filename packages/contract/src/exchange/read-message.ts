import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { bodyOf, headersOf, noBody, type Body, type Message } from './exchange.ts';
import { parseMultipart } from './multipart.ts';

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

export async function collectBytes(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const readMessage = (message: IncomingMessage, bytes: Buffer): Message => ({
  headers: readHeaders(message),
  body: readBody(message, bytes),
});

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
