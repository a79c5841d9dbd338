import { errors } from './__generated__/errors.ts';
import type { ApiFailure } from './result.ts';

/** A code of the contract's error catalogue, as a string because some servers send strings. */
export type ErrorCode = keyof typeof errors;

export function findErrorDefinition(code: number | string): (typeof errors)[ErrorCode] | undefined {
  const key = String(code);
  return Object.hasOwn(errors, key) ? errors[key as ErrorCode] : undefined;
}

/** The catalogue's entry of a business error; undefined for an unknown code or another failure. */
export function findRefusalDefinition(failure: ApiFailure): ReturnType<typeof findErrorDefinition> {
  return failure.kind === 'business' ? findErrorDefinition(failure.code) : undefined;
}

/** Milliseconds to wait before a retry, from errors 425 and 429; undefined for other failures. */
export function retryAfterMs(failure: ApiFailure): number | undefined {
  if (failure.kind !== 'business') return undefined;
  const { retryAfterSeconds } = Object(failure.data) as { retryAfterSeconds?: unknown };
  const isSpecified = typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0;
  return isSpecified && Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : undefined;
}
