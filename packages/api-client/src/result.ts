/** `name` is undefined if the server does not name the field. */
export interface FieldError {
  name?: string;
  message: string;
}

/** Why a call failed. The app has its own messages for failures without `message`. */
export type ApiFailure =
  | {
      kind: 'business';
      code: number | string;
      message: string;
      /** The response's `data`, unchanged. */
      data: unknown;
      /** The rows of `data.errorColumn` in the server's order (§8). */
      fieldErrors: FieldError[];
    }
  | { kind: 'sessionLost'; message: string }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; httpStatus: number }
  /** The caller cancelled the call, so the app shows no message. */
  | { kind: 'aborted' };

export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure };

/** An exception with a failure, for code that must throw, such as a query function. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`API call failed: ${failure.kind}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  throw new ApiError(result.failure);
}
