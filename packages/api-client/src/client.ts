import createFetchClient from 'openapi-fetch';
import {
  multipartPaths,
  pathsIgnoringSessionLoss,
  pathsWithoutToken,
} from './__generated__/call-traits.ts';
import { startDeadline } from './deadline.ts';
import type { CallInput, Method, PathOf, SuccessData } from './operation-types.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiResult } from './result.ts';
import { serializeMultipart } from './serialize-multipart.ts';

/** The headers of §7 apart from the token; an undefined one is not sent. */
export interface DeviceHeaders {
  web_uuid: string;
  os: string;
  packageName: string;
  'accept-language': string;
  fbp?: string | undefined;
  fbc?: string | undefined;
  fbUserId?: string | undefined;
}

/** An answer as it came, for checking it against the contract. */
export interface RawAnswer {
  method: Method;
  path: string;
  httpStatus: number;
  text: string;
}

export interface ApiClientOptions {
  /** Origin and prefix; only the prefix where the page's own origin is meant. */
  baseUrl?: string;
  /** Milliseconds until a call is given up (§9). */
  timeoutMs?: number;
  /** Undefined while nobody is signed in. */
  getToken: () => string | undefined;
  getDeviceHeaders: () => DeviceHeaders;
  /** Told once for each call that answers -4, with the token that the call carried (§6). */
  onSessionLost: (lost: { token: string | undefined; message: string }) => void;
  /** Sees every answer; used in development and tests only. */
  onAnswer?: ((answer: RawAnswer) => void) | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One value per intention of the user, kept over its retries; made anew when not given. */
  idempotencyKey?: string | undefined;
  /** Extra headers of §7's native logins. */
  headers?: Record<string, string>;
}

type Arguments<M extends Method, P extends PathOf<M>> =
  object extends CallInput<M, P>
    ? [input?: CallInput<M, P> & CallOptions]
    : [input: CallInput<M, P> & CallOptions];

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
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: object;
}

type LooseFetch = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The one client of `/api1` (§7). It never throws: every outcome is an {@link ApiResult}. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl = '/api1', timeoutMs = 100_000 } = options;
  const raw = createFetchClient({ baseUrl, ...(options.fetch && { fetch: options.fetch }) });
  const send = raw.request as unknown as LooseFetch;

  async function call(method: Method, path: string, input: LooseInput = {}) {
    const token = pathsWithoutToken.includes(path) ? undefined : options.getToken();
    const deadline = startDeadline(timeoutMs, input.signal);
    try {
      const { data, error, response } = await send(method, path, {
        params: { query: input.query, path: input.path },
        body: input.body,
        ...(multipartPaths.includes(path) && { bodySerializer: serializeMultipart }),
        headers: { ...headersOf(options, method, input, token), ...input.headers },
        signal: deadline.signal,
        parseAs: 'text',
      });
      const text = asText(response.ok ? data : error);
      options.onAnswer?.({ method, path, httpStatus: response.status, text });
      const result = readAnswer(text, response.status, pathsIgnoringSessionLoss.includes(path));
      if (!result.ok && result.failure.kind === 'sessionLost') {
        options.onSessionLost({ token, message: result.failure.message });
      }
      return result;
    } catch {
      const kind = deadline.stoppedBy ?? 'network';
      return { ok: false, failure: { kind } } as const;
    } finally {
      deadline.clear();
    }
  }

  return {
    get: (path: string, input?: LooseInput) => call('get', path, input),
    post: (path: string, input?: LooseInput) => call('post', path, input),
  } as ApiClient;
}

function headersOf(
  options: ApiClientOptions,
  method: Method,
  input: LooseInput,
  token: string | undefined,
): Record<string, string | undefined> {
  const idempotencyKey =
    method === 'post' ? (input.idempotencyKey ?? newIdempotencyKey()) : undefined;
  return { ...options.getDeviceHeaders(), token, 'Idempotency-Key': idempotencyKey };
}

/** A fresh value for the `Idempotency-Key` header; also where randomUUID is missing (http). */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** openapi-fetch has already parsed the JSON of an answer that is not 2xx. */
function asText(payload: unknown): string {
  return typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
}
