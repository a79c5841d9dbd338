import { createApiClient, type ApiClientOptions } from '../src/client.ts';

export const timeoutMs = 100_000;
export const baseUrl = 'http://kosha.test/api1';

export const deviceHeaders = {
  web_uuid: '5b0c8a52-6f0e-4c63-9d0f-0d9a5c9f5a11',
  os: 'ios-h5',
  packageName: 'in.kosha.web',
  'accept-language': 'en',
  fbp: 'fb.1.1700000000000.1234567890',
  fbc: 'fb.1.1700000000000.AbCdEf',
  fbUserId: '100000000000001',
};

type Responding = Response | string | object | ((request: Request) => Response | Promise<Response>);

export const successBody = (data: unknown = null) => ({ code: 0, msg: 'ok', data });

export function buildClient(
  response: Responding = successBody(),
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  const lost: { token: string | undefined; message: string }[] = [];
  const api = createApiClient({
    baseUrl,
    timeoutMs,
    getToken: () => 'token-1',
    getDeviceHeaders: () => deviceHeaders,
    onSessionLost: (loss) => lost.push(loss),
    fetch: async (request) => {
      requests.push(request.clone());
      return toResponse(response, request);
    },
    ...options,
  });
  return { api, requests, lost };
}

function toResponse(response: Responding, request: Request): Response | Promise<Response> {
  if (typeof response === 'function') return response(request);
  if (response instanceof Response) return response.clone();
  return new Response(typeof response === 'string' ? response : JSON.stringify(response));
}

export function hangUntilAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });
}
