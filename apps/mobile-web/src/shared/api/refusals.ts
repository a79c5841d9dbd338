import { ApiError, type ApiFailure } from '@kosha/api-client';

/** Whether the server refused with this code, which it sends as a number or as a text. */
export function isRefusedWith(failure: ApiFailure, code: string): boolean {
  return failure.kind === 'business' && String(failure.code) === code;
}

/** The same for what a query threw, and for any of several codes. */
export function wasRefusedWith(error: Error | null, ...codes: readonly string[]): boolean {
  return error instanceof ApiError && codes.some((code) => isRefusedWith(error.failure, code));
}

/** This person has nothing at that id, or the server does not accept it as an id (400, 404). */
export const isNotFound = (error: Error | null): boolean => wasRefusedWith(error, '400', '404');

const verificationIncomplete = '428';

/** The server wants the verification completed first. */
export const isVerificationIncomplete = (failure: ApiFailure): boolean =>
  isRefusedWith(failure, verificationIncomplete);

/** The same for what a query threw. */
export const lacksVerification = (error: Error | null): boolean =>
  wasRefusedWith(error, verificationIncomplete);

/**
 * The dispatcher passes this on in the history when it found every step done. Without it, two
 * screens that disagree about that would send the borrower back and forth without end.
 */
export const allVerified = 'all-verified';
