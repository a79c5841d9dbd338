import { errors } from './__generated__/errors.ts';
import type { ApiFailure } from './result.ts';

/** A code of the contract's catalogue, as a text because a server may send it as one. */
export type ErrorCode = keyof typeof errors;

/** What the catalogue says about a code; undefined for a code that it does not have. */
export function errorRow(code: number | string): (typeof errors)[ErrorCode] | undefined {
  const key = String(code);
  return Object.hasOwn(errors, key) ? errors[key as ErrorCode] : undefined;
}

/** What the catalogue says about a refusal; undefined for any other failure. */
export function refusalRow(failure: ApiFailure): ReturnType<typeof errorRow> {
  return failure.kind === 'business' ? errorRow(failure.code) : undefined;
}

/**
 * Milliseconds until the same call can succeed, as the server tells with a refusal (codes 425 and
 * 429); undefined where it does not tell.
 */
export function retryAfterMs(failure: ApiFailure): number | undefined {
  if (failure.kind !== 'business') return undefined;
  const { retryAfterSeconds } = Object(failure.data) as { retryAfterSeconds?: unknown };
  const isTold = typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0;
  return isTold && Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : undefined;
}
