import {
  mediaTypeOf,
  parseJson,
  type Body,
  type Exchange,
  type Message,
  type BodyPart,
} from '../exchange/exchange.ts';
import { noMask, type Mask } from '../exchange/mask.ts';
import { maskedEntryComment } from '../exchange/read-har.ts';

export function toEntry(exchange: Exchange, startedAt: Date, ms: number, mask: Mask): object {
  const { method, url, request, response } = exchange;
  const requestBody = maskBody(request.body, mask);
  const responseBody = maskBody(response.body, mask);
  const { search } = new URL(mask.url(url));
  return {
    startedDateTime: startedAt.toISOString(),
    time: ms,
    request: {
      method,
      url: mask.url(url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: maskHeaders(request, mask),
      queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
      ...(request.body.kind !== 'none' && {
        postData: {
          mimeType: mask.technical(request.headers.get('content-type') ?? ''),
          ...requestBody,
        },
      }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: maskHeaders(response, mask),
      content: {
        size: responseBody.text?.length ?? 0,
        mimeType: mask.technical(mediaTypeOf(response) ?? ''),
        ...(responseBody.text !== undefined && { text: responseBody.text }),
      },
      redirectURL: mask.url(response.headers.get('location') ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    ...(mask !== noMask && { comment: maskedEntryComment }),
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

export const toHar = (entries: readonly object[]) => ({
  log: { version: '1.2', creator: { name: 'contract', version: '1' }, pages: [], entries },
});

/**
 * These headers do not identify the user. In their values, only recognizable personal data such as
 * an e-mail address is masked.
 */
const technical =
  /^(accept|access-control|age$|allow|cache-control|connection|content-|date$|etag|expires|host$|pragma|sec-|server|transfer-encoding|upgrade|user-agent|vary)/;
const addresses = ['referer', 'location', 'origin', 'content-location'];

const maskHeaders = ({ headers }: Message, mask: Mask) =>
  [...headers].map(([name, value]) => ({ name, value: maskHeader(name, value, mask) }));

function maskHeader(name: string, value: string, mask: Mask): string {
  if (addresses.includes(name)) return mask.url(value);
  return technical.test(name) ? mask.technical(value) : String(mask.value(name, value));
}

function maskBody(body: Body, mask: Mask): { text?: string; params?: object[] } {
  if (body.kind === 'parts') return { params: body.parts.map((part) => maskPart(part, mask)) };
  if (body.kind !== 'text') return {};
  const value = parseJson(body.text);
  return {
    text: value === undefined ? maskPlain(body.text, mask) : JSON.stringify(mask.value('', value)),
  };
}

/**
 * Masks a body that is not JSON. Keeps an initial `<!doctype html` or `<html`, so that a reader of
 * the HAR file recognizes an HTML page.
 */
function maskPlain(text: string, mask: Mask): string {
  const [start = ''] = /^\s*<(!doctype html|html)/i.exec(text) ?? [];
  const isForm = start === '' && /^[\w.[\]%-]+=[^\s<{]*$/.test(text);
  return isForm ? mask.url(`?${text}`).slice(1) : start + mask.prose(text.slice(start.length));
}

function maskPart({ name, contentType, text }: BodyPart, mask: Mask) {
  if (text === undefined) return { name, fileName: 'file', contentType };
  return { name, value: String(mask.value(name, text)) };
}
