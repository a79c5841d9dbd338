/** One thing the server finds wrong; `name` is the field of the request, when known. */
export interface FieldError {
  name?: string;
  message: string;
}

/**
 * Why a call failed. Only `business` and `sessionLost` carry a message of the server; for the
 * others the app has its own texts.
 */
export type ApiFailure =
  | {
      kind: 'business';
      code: number | string;
      message: string;
      /** The `data` of the answer, unchanged. */
      data: unknown;
      /** The rows of `data.errorColumn`, in the server's order (§8). */
      fieldErrors: FieldError[];
    }
  | { kind: 'sessionLost'; message: string }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; httpStatus: number }
  /** The caller cancelled the call itself, so nobody needs a message. */
  | { kind: 'aborted' };

export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure };

/** An exception that carries a failure, for code that must throw, such as a query function. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`API call failed: ${failure.kind}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** Returns the data of a success; throws {@link ApiError} on a failure. */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  throw new ApiError(result.failure);
}
