import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { textCodePaths } from '../__generated__/call-traits.ts';
import type { PathOf, SuccessData } from '../operation-types.ts';

export type MockResponse<Data> =
  | { kind: 'success'; data: Data }
  | { kind: 'refusal'; code: number; message: string; data: unknown }
  | { kind: 'networkError' }
  | { kind: 'html'; httpStatus: number }
  | { kind: 'never' };

export const success = <Data>(data: Data): MockResponse<Data> => ({ kind: 'success', data });

export const refusal = (
  message: string,
  code = 422,
  data: unknown = null,
): MockResponse<never> => ({
  kind: 'refusal',
  code,
  message,
  data,
});

export const sessionLost = (): MockResponse<never> => refusal('Please sign in again.', -4);
export const networkError = (): MockResponse<never> => ({ kind: 'networkError' });
export const htmlPage = (httpStatus = 200): MockResponse<never> => ({ kind: 'html', httpStatus });

/** A response that never arrives: a screen stays in its loading state. */
export const neverResponds = (): MockResponse<never> => ({ kind: 'never' });

export interface MockRequest {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Responding<Data> =
  | MockResponse<Data>
  | ((request: MockRequest) => MockResponse<Data> | Promise<MockResponse<Data>>);

export function mockGet<P extends PathOf<'get'>>(
  path: P,
  response: Responding<SuccessData<'get', P>>,
): HttpHandler {
  return http.get(mswPath(path), ({ request, params }) => respond(path, request, params, response));
}

export function mockPost<P extends PathOf<'post'>>(
  path: P,
  response: Responding<SuccessData<'post', P>>,
): HttpHandler {
  return http.post(mswPath(path), ({ request, params }) =>
    respond(path, request, params, response),
  );
}

function mswPath(path: string): string {
  return `*/api1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

async function respond<Data>(
  path: string,
  request: Request,
  params: PathParams<string>,
  mock: Responding<Data>,
): Promise<Response> {
  const response =
    typeof mock === 'function' ? await mock(await readRequest(request, params)) : mock;
  switch (response.kind) {
    case 'success': {
      const code = textCodePaths.includes(path) ? '0' : 0;
      return HttpResponse.json({ code, msg: 'ok', data: response.data ?? null } as object);
    }
    case 'refusal':
      return HttpResponse.json({
        code: response.code,
        msg: response.message,
        data: response.data,
      } as object);
    case 'networkError':
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title>', {
        status: response.httpStatus,
      });
    case 'never':
      return new Promise<never>(() => {});
  }
}

async function readRequest(request: Request, params: PathParams<string>): Promise<MockRequest> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    path: params as Record<string, string>,
    query: new URL(request.url).searchParams,
    headers: request.headers,
    body: isJson ? ((await request.json()) as unknown) : undefined,
  };
}
