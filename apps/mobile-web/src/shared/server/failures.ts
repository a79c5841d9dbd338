import {
  ApiError,
  type ApiFailure,
  type ApiResult,
  type ErrorCode,
  findRefusalDefinition,
} from '@kosha/api-client';
import { sanitizePlainText } from '@kosha/domain';
import { translate } from '../i18n/messages.ts';
import { failureMessages } from './failure.messages.ts';

/** The response may contain the code as a number or a string. */
export function hasFailureCode(failure: ApiFailure, code: ErrorCode): boolean {
  return failure.kind === 'business' && String(failure.code) === code;
}

export function hasErrorCode(error: Error | null, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => hasFailureCode(error.failure, code));
}

/** Returns true if the id in the request is invalid or belongs to no record of the user. */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && findRefusalDefinition(error.failure)?.reaction === 'showNothingHere';

/**
 * Returns true if the server lacks the call of an optional feature (D62), or if the id in the
 * request is invalid or belongs to no record of the user.
 */
export const hasNothingToShow = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (isUnknownCall(error.failure) ||
    findRefusalDefinition(error.failure)?.reaction === 'showNothingHere');

/** Returns true if the server lacks this call (D62). */
const isUnknownCall = (failure: ApiFailure): boolean =>
  ['404', '405', '501'].includes(codeOf(failure));

/**
 * Returns the `code` of the response. A malformed response has no `code`, so the HTTP status
 * replaces the code.
 */
function codeOf(failure: ApiFailure): string {
  if (failure.kind === 'business') return String(failure.code);
  return failure.kind === 'malformed' ? String(failure.httpStatus) : '';
}

export const isVerificationIncomplete = (failure: ApiFailure): boolean =>
  findRefusalDefinition(failure)?.reaction === 'verify';

export const lacksVerification = (error: Error | null): boolean =>
  error instanceof ApiError && isVerificationIncomplete(error.failure);

/**
 * The history state of the apply page after the last verification step. With this state, the apply
 * page does not redirect to the verification again, even if the server reports a missing step.
 * Otherwise the two screens could redirect to each other forever.
 */
export const allStepsVerifiedState = 'all-verified';

const uncertain: ReadonlySet<ApiFailure['kind']> = new Set(['network', 'timeout', 'malformed']);

/**
 * Returns true if the failed write may have taken effect. A retry then needs the same idempotency
 * key.
 */
export const hasUnknownOutcome = (failure: ApiFailure): boolean =>
  uncertain.has(failure.kind) || hasFailureCode(failure, '500') || hasFailureCode(failure, '503');

/** The failure that users see after an exception in our own code. */
export const internalFailure: ApiFailure = { kind: 'malformed', httpStatus: 0 };

export async function catchAsFailure<Data>(
  call: () => Promise<ApiResult<Data>>,
): Promise<ApiResult<Data>> {
  try {
    return await call();
  } catch (cause) {
    reportError(cause);
    return { ok: false, failure: internalFailure };
  }
}

export function failureText(failure: ApiFailure): string | undefined {
  const text = translate(failureMessages);
  switch (failure.kind) {
    case 'business':
      return (
        sanitizePlainText(failure.message) ||
        text(isUnknownCall(failure) ? 'notOffered' : 'business')
      );
    // A retry cannot help if the server lacks the call, so the message does not suggest a retry.
    case 'malformed':
      return text(isUnknownCall(failure) ? 'notOffered' : 'malformed');
    // A lost session has its own message. After an aborted request, the screen is already
    // unmounted.
    case 'sessionLost':
    case 'aborted':
      return undefined;
    default:
      return text(failure.kind);
  }
}

export function errorText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return failureText(
    error instanceof ApiError ? error.failure : { kind: 'malformed', httpStatus: 0 },
  );
}
