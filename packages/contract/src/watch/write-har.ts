import { mediaTypeOf, type Body, type Exchange, type Message } from '../exchange/exchange.ts';
import { maskText, maskUrl, maskValue } from '../exchange/mask.ts';

/** One exchange as an entry of a HAR 1.2 file, with personal values masked in place. */
export function toEntry(exchange: Exchange, startedAt: Date, ms: number): object {
  const { method, url, request, response } = exchange;
  const sent = maskBody(request.body);
  const answered = maskBody(response.body);
  const { search } = new URL(maskUrl(url));
  return {
    startedDateTime: startedAt.toISOString(),
    time: ms,
    request: {
      method,
      url: maskUrl(url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: maskHeaders(request),
      queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
      ...(request.body.kind !== 'none' && {
        postData: { mimeType: request.headers.get('content-type') ?? '', ...sent },
      }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: maskHeaders(response),
      content: {
        size: answered.text?.length ?? 0,
        mimeType: mediaTypeOf(response) ?? '',
        ...(answered.text !== undefined && { text: answered.text }),
      },
      redirectURL: maskUrl(response.headers.get('location') ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

export const toHar = (entries: readonly object[]) => ({
  log: { version: '1.2', creator: { name: 'contract watch', version: '1' }, pages: [], entries },
});

const maskHeaders = ({ headers }: Message) =>
  [...headers].map(([name, value]) => ({ name, value: String(maskValue(name, value)) }));

function maskBody(body: Body): { text?: string; params?: object[] } {
  if (body.kind === 'parts') return { params: body.parts.map(maskPart) };
  if (body.kind !== 'text') return {};
  try {
    return { text: JSON.stringify(maskValue('', JSON.parse(body.text))) };
  } catch {
    return { text: maskText(body.text) };
  }
}

function maskPart({
  name,
  contentType,
  text,
}: {
  name: string;
  contentType?: string | undefined;
  text?: string | undefined;
}) {
  if (text === undefined) return { name, fileName: 'file', contentType };
  return { name, value: String(maskValue(name, text)) };
}
