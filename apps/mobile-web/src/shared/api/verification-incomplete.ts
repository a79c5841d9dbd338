import { ApiError, type ApiFailure } from '@kosha/api-client';

/** The server wants the verification completed first (428). */
export function isVerificationIncomplete(failure: ApiFailure): boolean {
  return failure.kind === 'business' && String(failure.code) === '428';
}

/** The same for what a query threw. */
export function lacksVerification(error: Error | null): boolean {
  return error instanceof ApiError && isVerificationIncomplete(error.failure);
}

/**
 * What the dispatcher hands on in the history when it found every step done. Where the server
 * disagrees, the two screens would otherwise send the borrower to and fro for ever.
 */
export const allVerified = 'all-verified';
