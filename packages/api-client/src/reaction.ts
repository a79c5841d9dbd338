import { errors } from './__generated__/errors.ts';
import type { ApiFailure } from './result.ts';

/** A code of the contract's error catalogue, such as '422'. */
export type ErrorCode = keyof typeof errors;

export function findErrorDefinition(code: number | string): (typeof errors)[ErrorCode] | undefined {
  const key = String(code);
  return Object.hasOwn(errors, key) ? errors[key as ErrorCode] : undefined;
}

/**
 * The error catalogue's entry for a business error; undefined for an unknown code or another kind
 * of failure.
 */
export function findRefusalDefinition(failure: ApiFailure): ReturnType<typeof findErrorDefinition> {
  return failure.kind === 'business' ? findErrorDefinition(failure.code) : undefined;
}

/** Milliseconds to wait before a retry; undefined if the server sends no `retryAfterSeconds`. */
export function retryAfterMs(failure: ApiFailure): number | undefined {
  if (failure.kind !== 'business') return undefined;
  const { retryAfterSeconds } = Object(failure.data) as { retryAfterSeconds?: unknown };
  const isSpecified = typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0;
  return isSpecified && Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : undefined;
}
