import { ApiError, createApiClient, type ApiClient } from '@kosha/api-client';
import { readBrand } from '@kosha/brand';
import { expect, it } from 'vitest';
import { hasNothingToShow } from './failures.ts';
import { simulateMissingCalls } from './missing-calls.ts';

function clientWithout(calls: string) {
  const sentPaths: string[] = [];
  const send = (request: Request) => {
    sentPaths.push(new URL(request.url).pathname);
    return Promise.resolve(new Response('{"code":0,"msg":"","data":[]}'));
  };
  const api = createApiClient({
    baseUrl: 'https://app.example/api1',
    timeoutMs: 1000,
    getToken: () => undefined,
    getDeviceHeaders: () => ({ web_uuid: '', os: '', packageName: '', 'accept-language': 'en' }),
    onSessionLost: () => {},
    fetch: simulateMissingCalls(calls, send),
  });
  return { api, sentPaths };
}

// The second brand's server lacks every optional call.
const { missingCalls } = readBrand('apps/mobile-web/e2e/second-brand');

it.each(missingCalls)(
  '%s, which the server lacks, is reported as missing and never sent',
  async (call) => {
    const { api, sentPaths } = clientWithout(missingCalls.join());
    const [method = '', path = ''] = call.split(' ');
    const send = api[method.toLowerCase() as keyof ApiClient] as (
      path: string,
    ) => ReturnType<ApiClient['get']>;
    const result = await send(path);
    expect(!result.ok && hasNothingToShow(new ApiError(result.failure))).toBe(true);
    expect(sentPaths).toEqual([]);
  },
);

it('every other call is sent, also with the same URL and another method', async () => {
  const { api, sentPaths } = clientWithout('POST /grievance/v1/list');
  expect((await api.get('/grievance/v1/list')).ok).toBe(true);
  expect(sentPaths).toEqual(['/api1/grievance/v1/list']);
});
