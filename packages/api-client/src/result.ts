/** One validation error of the server; `name` is the request's field, if known. */
export interface FieldError {
  name?: string;
  message: string;
}

/**
 * Why a call failed. Only `business` and `sessionLost` carry a server message; the app has its own
 * messages for the others.
 */
export type ApiFailure =
  | {
      kind: 'business';
      code: number | string;
      message: string;
      /** The response's `data`, unchanged. */
      data: unknown;
      /** The rows of `data.errorColumn`, in the server's order (§8). */
      fieldErrors: FieldError[];
    }
  | { kind: 'sessionLost'; message: string }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; httpStatus: number }
  /** The caller cancelled the call itself, so no message is needed. */
  | { kind: 'aborted' };

export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure };

/** Carries a failure where code must throw, such as in a query function. */
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
