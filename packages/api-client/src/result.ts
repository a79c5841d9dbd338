/** One thing that the server finds wrong; `name` is the payload field when it can be told. */
export interface FieldError {
  name?: string;
  message: string;
}

/**
 * Why a call gave nothing. Only `business` and `sessionLost` carry words of the server;
 * for the others the app has its own.
 */
export type ApiFailure =
  | {
      kind: 'business';
      code: number | string;
      message: string;
      /** `data` as it came. */
      data: unknown;
      /** `data.errorColumn`, in the server's order (§8); empty where there is none. */
      fieldErrors: FieldError[];
    }
  | { kind: 'sessionLost'; message: string }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'malformed'; httpStatus: number }
  /** The screen that asked has gone; nobody is to be told. */
  | { kind: 'aborted' };

export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure };

/** Carries a failure where an exception is needed, such as a query function. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`API call failed: ${failure.kind}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The data of a success; throws {@link ApiError} on a failure. */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  throw new ApiError(result.failure);
}
