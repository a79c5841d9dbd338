import createClient, { type FetchOptions, type Middleware } from 'openapi-fetch';
import {
  multipartPaths,
  pathsWithoutToken,
  postsChangingNothing,
  postsWithoutKey,
} from './__generated__/call-traits.ts';
import type { paths } from './__generated__/schema.ts';
import { defaultBaseUrl, serializers } from './address.ts';
import { startDeadline } from './deadline.ts';
import { newId } from './new-id.ts';
import type { CallInput, Method, PathOf, SuccessData } from './operation-types.ts';
import { type RawResponse, readOperationResponse } from './read-response.ts';
import type { ApiFailure, ApiResult } from './result.ts';
import { sendableHeaders } from './sendable-headers.ts';

function serializeBody(path: string, body: object | undefined) {
  if (!body) return undefined;
  return multipartPaths.includes(path) ? serializeMultipart(body) : JSON.stringify(body);
}

function serializeMultipart(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const item of Array.isArray(value) ? value : [value]) appendPart(form, name, item);
  }
  return form;
}

function appendPart(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object')
    throw new TypeError(`Part ${name} is an object and cannot be sent`);
  else form.append(name, String(value));
}

/** The device headers of §7, without the token. */
export interface DeviceHeaders {
  web_uuid: string;
  os: string;
  packageName: string;
  'accept-language': string;
  fbp?: string | undefined;
  fbc?: string | undefined;
  fbUserId?: string | undefined;
}

export interface ApiClientOptions {
  /** Without a trailing slash. A path alone, such as `/api1`, is relative to the page's origin. */
  baseUrl?: string;
  /** The maximum duration of a call. Longer calls fail with `timeout`. */
  timeoutMs: number;
  /** Returns the session's token; undefined while the user is signed out. */
  getToken: () => string | undefined;
  getDeviceHeaders: () => DeviceHeaders;
  /** Called if code -4 in a response ends the session (§6). `token` is the token of the request. */
  onSessionLost: (lost: { token: string | undefined; message: string }) => void;
  /** Called after each response to a write, because cached reads may be stale. */
  onWritten?: (() => void) | undefined;
  /** Receives each raw response, for development and tests. */
  onResponse?: ((response: RawResponse) => void) | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Use the same key for all retries of one user action. Generated if omitted. */
  idempotencyKey?: string | undefined;
  /** Overrides the session's token, for example to sign out a replaced session. */
  token?: string | undefined;
  /** Replaces fetch for this call, for example to report upload progress. */
  send?: SendRequest | undefined;
}

type Received = Pick<RawResponse, 'httpStatus' | 'text'>;

/** Body and signal are separate from the Request, because XMLHttpRequest cannot send a Request. */
interface Content {
  body: string | FormData | undefined;
  signal: AbortSignal;
}

/** Sends a request and reads the whole response body. Rejects on network errors and aborts. */
export type SendRequest = (request: Request, content: Content) => Promise<Received>;

type Input<M extends Method, P extends PathOf<M>> = CallInput<M, P> &
  CallOptions & {
    /** If this check of the data returns false or throws, the result is `malformed`. */
    isReadable?: (data: SuccessData<M, P>) => boolean;
  };

type Arguments<M extends Method, P extends PathOf<M>> =
  object extends CallInput<M, P> ? [input?: Input<M, P>] : [input: Input<M, P>];

export interface ApiClient {
  get<P extends PathOf<'get'>>(
    path: P,
    ...input: Arguments<'get', P>
  ): Promise<ApiResult<SuccessData<'get', P>>>;
  post<P extends PathOf<'post'>>(
    path: P,
    ...input: Arguments<'post', P>
  ): Promise<ApiResult<SuccessData<'post', P>>>;
}

interface LooseInput extends CallOptions {
  query?: Record<string, unknown> | undefined;
  path?: Record<string, unknown> | undefined;
  headers?: Record<string, string | undefined> | undefined;
  body?: object | undefined;
  isReadable?(data: unknown): boolean;
}

interface LooseInit extends Omit<FetchOptions<unknown>, 'params' | 'body'> {
  params: Pick<LooseInput, 'query' | 'path'>;
  body: Content['body'];
}

type LooseRequest = (method: Method, path: string, init: LooseInit) => Promise<unknown>;

const keyName = 'Idempotency-Key';

/** Creates the client of `/api1` (§7). Calls return errors as an {@link ApiResult}. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl = defaultBaseUrl } = options;
  const client = createClient<paths>({ baseUrl, ...serializers, bodySerializer: (body) => body });
  client.use(commonHeaders(options));
  const request = client.request as LooseRequest;

  async function call(method: Method, path: string, input: LooseInput = {}) {
    const token = pathsWithoutToken.includes(path)
      ? undefined
      : (input.token ?? options.getToken());
    const received = await sendCall(request, options, { method, path, token, input });
    if ('failure' in received) return { ok: false, failure: received.failure } as const;
    const response = { method, path, ...received };
    options.onResponse?.(response);
    if (method === 'post' && !postsChangingNothing.includes(path)) options.onWritten?.();
    const result = readOperationResponse(response, input.isReadable);
    if (!result.ok && result.failure.kind === 'sessionLost') {
      options.onSessionLost({ token, message: result.failure.message });
    }
    return result;
  }

  return {
    get: (path: string, input?: LooseInput) => call('get', path, input),
    post: (path: string, input?: LooseInput) => call('post', path, input),
  } as ApiClient;
}

function commonHeaders({ getDeviceHeaders }: ApiClientOptions): Middleware {
  return {
    onRequest({ request: { headers, method }, schemaPath }) {
      const isWrite = method === 'POST' && !postsWithoutKey.includes(schemaPath);
      if (!isWrite) headers.delete(keyName);
      const key = isWrite ? newId() : undefined;
      for (const [name, value] of sendableHeaders({ ...getDeviceHeaders(), [keyName]: key })) {
        if (!headers.has(name)) headers.set(name, value);
      }
    },
  };
}

interface Call {
  method: Method;
  path: string;
  token: string | undefined;
  input: LooseInput;
}

async function sendCall(
  request: LooseRequest,
  options: ApiClientOptions,
  { method, path, token, input }: Call,
): Promise<Received | { failure: ApiFailure }> {
  const body = serializeBody(path, input.body);
  const send = input.send ?? byFetch(options);
  const deadline = startDeadline(options.timeoutMs, input.signal);
  const { signal } = deadline;
  let received: Received | undefined;
  try {
    await request(method, path, {
      params: { query: input.query, path: input.path },
      headers: sendableHeaders({ ...input.headers, token, [keyName]: input.idempotencyKey }),
      body,
      signal,
      // openapi-fetch discards the raw body of an error response. Therefore this function reads the
      // body and returns an empty response.
      fetch: async (message) => {
        received = await send(message, { body, signal });
        return new Response(null, { status: 204 });
      },
    });
  } catch {
    // `received` stays undefined, so this function returns the failure.
  } finally {
    deadline.clear();
  }
  return received ?? { failure: { kind: deadline.stoppedBy ?? 'network' } };
}

// Reads `globalThis.fetch` at each call, because a mock may replace it after the client is created.
const byFetch =
  ({ fetch = globalThis.fetch }: ApiClientOptions): SendRequest =>
  async (request) => {
    const response = await fetch(request);
    return { httpStatus: response.status, text: await response.text() };
  };
