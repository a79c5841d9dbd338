import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from './envelope.ts';

/** After how many seconds another try may succeed, where the error does not know it better. */
const retryAfterSeconds: Readonly<Record<string, number>> = { 429: 60, 503: 5 };

/** A shorter answer fits in one packet anyway. */
const zippedFromBytes = 1024;

/**
 * Answers with an envelope. A long one is compressed here in one step: for a few kilobytes the
 * streaming middleware costs eight times as much. A short one is not compressed.
 */
export function sendEnvelope(
  c: Context,
  envelope: Envelope,
  status: ContentfulStatusCode = 200,
): Response {
  const json = JSON.stringify(envelope);
  const length = Buffer.byteLength(json);
  const isZipped = length >= zippedFromBytes && takesGzip(c);
  const body = isZipped ? new Uint8Array(gzipSync(json)) : json;
  const retryAfter = c.get('retryAfterSeconds') ?? retryAfterSeconds[envelope.code];
  return c.body(body, status, {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    'Content-Type': 'application/json',
    'Content-Length': String(isZipped ? body.length : length),
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  });
}

const takesGzip = (c: Context) =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
