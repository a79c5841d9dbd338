import { ApiError, type ApiFailure } from '@kosha/api-client';

/** Whether the server refused with this code, which it sends as a number or as a text. */
export function isRefusedWith(failure: ApiFailure, code: string): boolean {
  return failure.kind === 'business' && String(failure.code) === code;
}

/** As `isRefusedWith`, for what a query threw and for any of several codes. */
export function wasRefusedWith(error: Error | null, ...codes: readonly string[]): boolean {
  return error instanceof ApiError && codes.some((code) => isRefusedWith(error.failure, code));
}

/** Whether this person has nothing with that id, or the server does not accept it as an id (400, 404). */
export const isNotFound = (error: Error | null): boolean => wasRefusedWith(error, '400', '404');

const verificationIncomplete = '428';

/** Whether the server refused because the verification is not complete. */
export const isVerificationIncomplete = (failure: ApiFailure): boolean =>
  isRefusedWith(failure, verificationIncomplete);

/** As `isVerificationIncomplete`, for what a query threw. */
export const lacksVerification = (error: Error | null): boolean =>
  wasRefusedWith(error, verificationIncomplete);

/**
 * When every step is done, the dispatcher hands this over in the history to the next screen. Without it,
 * two screens that disagree about that would send the borrower back and forth without end.
 */
export const allVerified = 'all-verified';
