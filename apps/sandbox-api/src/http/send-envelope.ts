import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from './envelope.ts';

/** Below this, what zipping saves is less than the packet that is sent anyway. */
const ZIPPED_FROM_BYTES = 1024;

/**
 * Answers with an envelope. A long one is zipped here, at once: through a stream, as other answers
 * are, a few kilobytes cost eight times as much. A short one tells its length, so that it is left.
 */
export function sendEnvelope(
  c: Context,
  envelope: Envelope,
  status: ContentfulStatusCode = 200,
): Response {
  const json = JSON.stringify(envelope);
  const length = Buffer.byteLength(json);
  const isZipped = length >= ZIPPED_FROM_BYTES && takesGzip(c);
  const body = isZipped ? new Uint8Array(gzipSync(json)) : json;
  return c.body(body, status, {
    'Content-Type': 'application/json',
    'Content-Length': String(isZipped ? body.length : length),
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  });
}

const takesGzip = (c: Context) =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
