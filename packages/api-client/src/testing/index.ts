import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { textCodePaths } from '../__generated__/call-traits.ts';
import type { PathOf, SuccessData } from '../operation-types.ts';

/** What a mocked call answers: an envelope, or a failure that has none. */
export type MockAnswer<Data> =
  | { kind: 'success'; data: Data }
  | { kind: 'refusal'; code: number; message: string; data: unknown }
  | { kind: 'networkError' }
  | { kind: 'html'; httpStatus: number }
  | { kind: 'never' };

export const success = <Data>(data: Data): MockAnswer<Data> => ({ kind: 'success', data });

export const refusal = (message: string, code = 422, data: unknown = null): MockAnswer<never> => ({
  kind: 'refusal',
  code,
  message,
  data,
});

export const sessionLost = (): MockAnswer<never> => refusal('Please sign in again.', -4);
export const networkError = (): MockAnswer<never> => ({ kind: 'networkError' });
export const htmlPage = (httpStatus = 200): MockAnswer<never> => ({ kind: 'html', httpStatus });

/** Never answers, to show the loading state. */
export const neverAnswers = (): MockAnswer<never> => ({ kind: 'never' });

/** The request that a mock gets, so that its answer can depend on it. */
export interface MockRequest {
  /** The parameters in the path, such as `stateId`. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON body; undefined when the body is not JSON. */
  body: unknown;
}

type Answering<Data> =
  | MockAnswer<Data>
  | ((request: MockRequest) => MockAnswer<Data> | Promise<MockAnswer<Data>>);

export function mockGet<P extends PathOf<'get'>>(
  path: P,
  answering: Answering<SuccessData<'get', P>>,
): HttpHandler {
  return http.get(mswPath(path), ({ request, params }) =>
    respond(path, request, params, answering),
  );
}

export function mockPost<P extends PathOf<'post'>>(
  path: P,
  answering: Answering<SuccessData<'post', P>>,
): HttpHandler {
  return http.post(mswPath(path), ({ request, params }) =>
    respond(path, request, params, answering),
  );
}

function mswPath(path: string): string {
  return `*/api1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

async function respond<Data>(
  path: string,
  request: Request,
  params: PathParams<string>,
  answering: Answering<Data>,
): Promise<Response> {
  const answer =
    typeof answering === 'function'
      ? await answering(await readRequest(request, params))
      : answering;
  switch (answer.kind) {
    case 'success': {
      const code = textCodePaths.includes(path) ? '0' : 0;
      return HttpResponse.json({ code, msg: 'ok', data: answer.data ?? null } as object);
    }
    case 'refusal':
      return HttpResponse.json({
        code: answer.code,
        msg: answer.message,
        data: answer.data,
      } as object);
    case 'networkError':
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title>', {
        status: answer.httpStatus,
      });
    case 'never':
      return new Promise<never>(() => {});
  }
}

async function readRequest(request: Request, params: PathParams<string>): Promise<MockRequest> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    // A mocked path repeats no parameter, so each has one value.
    path: params as Record<string, string>,
    query: new URL(request.url).searchParams,
    headers: request.headers,
    body: isJson ? ((await request.json()) as unknown) : undefined,
  };
}
