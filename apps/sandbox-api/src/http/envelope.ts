import type { Language } from '@kosha/domain';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isOutOfRoom, isUnavailable } from '../db/errors.ts';
import {
  ApiError,
  BodyTooLarge,
  Fault,
  NotAccepted,
  OutOfRoom,
  Unavailable,
} from '../refusals/errors.ts';
import { Refusal } from '../refusals/refuse.ts';
import type { Texts } from '../words/create-texts.ts';

/** What every answer is wrapped in (§7). */
export interface Envelope {
  code: number | '0';
  msg: string;
  data: unknown;
}

export const success = (data: unknown, code: 0 | '0' = 0): Envelope => ({ code, msg: 'ok', data });

/** What an error says, in a language. */
export function failure(error: ApiError, texts: Texts): Envelope {
  return { code: error.code, msg: texts.say(error.text), data: detailsOf(error, texts) };
}

function detailsOf(error: ApiError, { say }: Texts): object | null {
  if (error.fields.length > 0) {
    return { errorColumn: error.fields.map(({ name, msg }) => ({ name, msg: say(msg) })) };
  }
  const seconds = error instanceof Refusal ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? null : { retryAfterSeconds: seconds };
}

/** Turns whatever was thrown into an error that can be sent. Only this function does so. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return error.status === 413 ? new BodyTooLarge() : new NotAccepted(error.status);
  }
  if (isOutOfRoom(error)) return new OutOfRoom();
  return isUnavailable(error) ? new Unavailable() : new Fault();
}

/** After how many seconds another try may succeed, where the error does not know it better. */
const retryAfterSeconds: Readonly<Record<string, number>> = { 429: 60, 503: 5 };

/** Of a shorter answer that saves some 100 bytes at most. */
const compressedFromBytes = 400;

/**
 * At this quality brotli makes an answer 5 to 15 % smaller than gzip, and takes 5 to 40 microseconds of processor time more
 * for 0.6 to 16 kB; at a higher one hardly anything is won.
 */
const brotliQuality = 5;

/** The better first. */
const compress = {
  br: (text: string, length: number): Buffer =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      },
    }),
  gzip: (text: string): Buffer => gzipSync(text),
};

const encodings = ['br', 'gzip'] as const satisfies readonly (keyof typeof compress)[];

/**
 * Answers with an envelope; `language` is that of its texts. A long one is compressed here in one step: for a few kilobytes the
 * streaming middleware costs eight times as much. A short one is not compressed.
 */
export function sendEnvelope(
  c: Context,
  envelope: Envelope,
  { language, status = 200 }: { language: Language; status?: ContentfulStatusCode },
): Response {
  const json = JSON.stringify(envelope);
  const length = Buffer.byteLength(json);
  const encoding = length >= compressedFromBytes ? encodingFor(c) : undefined;
  const body = encoding === undefined ? json : new Uint8Array(compress[encoding](json, length));
  const retryAfter = c.get('retryAfterSeconds') ?? retryAfterSeconds[envelope.code];
  return c.body(body, status, {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    'Content-Type': 'application/json',
    'Content-Language': language,
    'Content-Length': String(encoding === undefined ? length : body.length),
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
}

/** Undefined where the client takes none. */
const encodingFor = (c: Context): (typeof encodings)[number] | undefined =>
  encodings.find(
    (encoding) =>
      accepts(c, { header: 'Accept-Encoding', supports: [encoding], default: '' }) === encoding,
  );
