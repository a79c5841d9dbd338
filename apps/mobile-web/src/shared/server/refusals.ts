import { ApiError, refusalRow, type ApiFailure, type ErrorCode } from '@kosha/api-client';

/** Whether the server refused with this code, which it sends as a number or as a text. */
export function isRefusedWith(failure: ApiFailure, code: ErrorCode): boolean {
  return failure.kind === 'business' && String(failure.code) === code;
}

/** As `isRefusedWith`, for what a query threw and for any of several codes. */
export function wasRefusedWith(error: Error | null, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => isRefusedWith(error.failure, code));
}

/** Whether this person has nothing with that id, or the server does not accept it as an id. */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && refusalRow(error.failure)?.reaction === 'showNothingHere';

/** Whether the server refused because the verification is not complete. */
export const isVerificationIncomplete = (failure: ApiFailure): boolean =>
  refusalRow(failure)?.reaction === 'verify';

/** As `isVerificationIncomplete`, for what a query threw. */
export const lacksVerification = (error: Error | null): boolean =>
  error instanceof ApiError && isVerificationIncomplete(error.failure);

/**
 * When every step is done, the dispatcher hands this over in the history to the next screen. Without it,
 * two screens that disagree about that would send the borrower back and forth without end.
 */
export const allVerified = 'all-verified';
