import { pathsWithoutToken, postsWithoutKey } from './__generated__/call-traits.ts';
import { buildMessage, type OutgoingMessage, serializeBody } from './build-request.ts';
import { newId } from './new-id.ts';
import type { CallInput, Method, PathOf, SuccessData } from './operation-types.ts';
import { readAnswerTo, type RawAnswer } from './read-answer-to.ts';
import type { ApiFailure, ApiResult } from './result.ts';

/** The headers of §7 without the token. An undefined header is not sent. */
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
  /** Origin and prefix without a slash at the end; the prefix alone means the page's own origin. */
  baseUrl?: string;
  /** After this time a call fails with `timeout`. */
  timeoutMs: number;
  /** Undefined while nobody is signed in. */
  getToken: () => string | undefined;
  getDeviceHeaders: () => DeviceHeaders;
  /** Called for each call that is answered with -4, with the token that the call sent (§6). */
  onSessionLost: (lost: { token: string | undefined; message: string }) => void;
  /** Gets every answer; for development and tests. */
  onAnswer?: ((answer: RawAnswer) => void) | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The same value for all retries of one user action; a new one when left out. */
  idempotencyKey?: string | undefined;
  /** Used in place of the session's token, such as to sign out a session that is over here. */
  token?: string | undefined;
  /** Replaces fetch for this call; `./upload` uses it to report progress. */
  send?: Send | undefined;
}

/** Sends a message and reads its answer. Rejects when no answer comes or the signal is aborted. */
export type Send = (message: OutgoingMessage) => Promise<Pick<RawAnswer, 'httpStatus' | 'text'>>;

type Input<M extends Method, P extends PathOf<M>> = CallInput<M, P> &
  CallOptions & {
    /** Checks the data before the caller gets it; false or a throw becomes `malformed`. */
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

type Exchange = Pick<RawAnswer, 'httpStatus' | 'text'> | { failure: ApiFailure };

/**
 * The one client of `/api1` (§7). It does not throw when the network or the server fails: every
 * failure becomes an {@link ApiResult}.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl } = options;

  async function call(method: Method, path: string, input: LooseInput = {}) {
    const token = pathsWithoutToken.includes(path)
      ? undefined
      : (input.token ?? options.getToken());
    const { query, path: pathParameters } = input;
    const hasKey = method === 'post' && !postsWithoutKey.includes(path);
    const headers = headersOf(options, hasKey, input, token);
    const body = serializeBody(path, input.body);
    const exchange = await ask(options, input, (signal) =>
      buildMessage({ baseUrl, method, path, query, pathParameters, headers, body, signal }),
    );
    if ('failure' in exchange) return { ok: false, failure: exchange.failure } as const;
    options.onAnswer?.({ method, path, ...exchange });
    const result = readAnswerTo({ method, path, ...exchange }, input.isReadable);
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

/** Sends a message and waits for its answer, until the time limit. */
async function ask(
  // Read for each call, because a mock may replace fetch after the client is created.
  { timeoutMs, fetch = globalThis.fetch }: ApiClientOptions,
  { signal, send = byFetch(fetch) }: CallOptions,
  toMessage: (signal: AbortSignal) => OutgoingMessage,
): Promise<Exchange> {
  const deadline = startDeadline(timeoutMs, signal);
  try {
    return await send(toMessage(deadline.signal));
  } catch {
    return { failure: { kind: deadline.stoppedBy ?? 'network' } };
  } finally {
    deadline.clear();
  }
}

function byFetch(fetch: (request: Request) => Promise<Response>): Send {
  return async ({ url, body, ...rest }) => {
    const response = await fetch(new Request(url, { ...rest, body: body ?? null }));
    return { httpStatus: response.status, text: await response.text() };
  };
}

function headersOf(
  options: ApiClientOptions,
  hasKey: boolean,
  input: LooseInput,
  token: string | undefined,
): Record<string, string | undefined> {
  const idempotencyKey = hasKey ? (input.idempotencyKey ?? newId()) : undefined;
  return {
    ...options.getDeviceHeaders(),
    token,
    'Idempotency-Key': idempotencyKey,
    ...input.headers,
  };
}

/** Why a request was stopped before its answer came. */
export type StopReason = 'timeout' | 'aborted';

export interface Deadline {
  signal: AbortSignal;
  /** Undefined while nothing has stopped the request. */
  stoppedBy: StopReason | undefined;
  clear(): void;
}

/**
 * Combines the time limit and the caller's signal. AbortSignal.any and AbortSignal.timeout are
 * missing on phones that are still in use.
 */
export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  let stoppedBy: StopReason | undefined;
  const stop = (reason: StopReason) => {
    stoppedBy ??= reason;
    controller.abort();
  };
  const onCallerAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  if (callerSignal?.aborted) stop('aborted');
  callerSignal?.addEventListener('abort', onCallerAbort);
  return {
    signal: controller.signal,
    get stoppedBy() {
      return stoppedBy;
    },
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
