import { bodyOf, headersOf, noBody, type Body, type Exchange } from '../exchange/exchange.ts';
import type { Mask } from '../exchange/mask.ts';
import { writeOutput } from '../findings/write-output.ts';
import { toEntry, toHar } from '../watch/write-har.ts';
import type { ProbeRequest } from './request.ts';
import { urlOf } from './send.ts';

export function createRecorder(baseUrl: string, mask: Mask) {
  const entries: object[] = [];
  return {
    record(
      request: ProbeRequest,
      headers: Readonly<Record<string, string>>,
      response: Exchange['response'],
    ): void {
      const { operation, body } = request;
      const all = { ...headers, ...request.headers, ...(body && { 'content-type': body.type }) };
      const headerEntries = Object.entries(all).map(([name, one]) => [name, String(one)] as const);
      const exchange: Exchange = {
        method: operation.method.toUpperCase(),
        url: urlOf(baseUrl, request),
        request: { headers: headersOf(headerEntries), body: bodyIn(request) },
        response,
      };
      entries.push(toEntry(exchange, new Date(), 0, mask));
    },
    save: (file: string): Promise<void> =>
      writeOutput(file, JSON.stringify(toHar(entries), null, 1)),
  };
}

function bodyIn({ body }: ProbeRequest): Body {
  if (!body) return noBody;
  return body.type.endsWith('json')
    ? bodyOf(JSON.stringify(body.value))
    : { kind: 'unknown', why: 'a form is not recorded' };
}
