import { errors } from './__generated__/errors.ts';
import type { ApiFailure } from './result.ts';

/** A code of the contract's error catalogue; a string because servers may send it as one. */
export type ErrorCode = keyof typeof errors;

/** The catalogue's row for a code; undefined for an unknown code. */
export function errorRow(code: number | string): (typeof errors)[ErrorCode] | undefined {
  const key = String(code);
  return Object.hasOwn(errors, key) ? errors[key as ErrorCode] : undefined;
}

/** The catalogue's row for a business error; undefined for any other failure. */
export function refusalRow(failure: ApiFailure): ReturnType<typeof errorRow> {
  return failure.kind === 'business' ? errorRow(failure.code) : undefined;
}

/**
 * Milliseconds to wait before a retry, as the server reports with codes 425 and 429; undefined
 * without such a hint.
 */
export function retryAfterMs(failure: ApiFailure): number | undefined {
  if (failure.kind !== 'business') return undefined;
  const { retryAfterSeconds } = Object(failure.data) as { retryAfterSeconds?: unknown };
  const isSpecified = typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0;
  return isSpecified && Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : undefined;
}
