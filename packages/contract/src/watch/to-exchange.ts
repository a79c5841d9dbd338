import type { Exchange } from '../exchange/exchange.ts';
import { readMessage } from '../exchange/read-message.ts';
import type { ProxiedExchange } from './proxy.ts';

export function toExchange({
  request,
  requestBody,
  response,
  responseBody,
}: ProxiedExchange): Exchange {
  return {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host ?? 'host'}${request.url ?? '/'}`,
    request: readMessage(request, requestBody),
    response: { status: response.statusCode ?? 0, ...readMessage(response, responseBody) },
  };
}
