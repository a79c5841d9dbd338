import {
  ApiError,
  type ApiFailure,
  type ApiResult,
  type ErrorCode,
  refusalRow,
} from '@kosha/api-client';
import { plainText } from '@kosha/domain';
import { translate } from '../i18n/messages.ts';
import { failureMessages } from './failure.messages.ts';

/** Whether the server refused with this code, which may be a number or a string. */
export function isRefusedWith(failure: ApiFailure, code: ErrorCode): boolean {
  return failure.kind === 'business' && String(failure.code) === code;
}

/** Like `isRefusedWith`, for a query's error and several codes. */
export function wasRefusedWith(error: Error | null, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => isRefusedWith(error.failure, code));
}

/**
 * Whether the server refused because the user has nothing with this id, or because the id is
 * invalid.
 */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && refusalRow(error.failure)?.reaction === 'showNothingHere';

/**
 * Whether an optional feature has nothing to show: the server lacks the call (D62) or does not know
 * the id.
 */
export const isNotOffered = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (isUnknownCall(error.failure) || refusalRow(error.failure)?.reaction === 'showNothingHere');

/** Whether the server lacks this call (D62). */
const isUnknownCall = (failure: ApiFailure): boolean =>
  ['404', '405', '501'].includes(codeOf(failure));

/** The refusal's error code; the HTTP status if the response has no envelope. */
function codeOf(failure: ApiFailure): string {
  if (failure.kind === 'business') return String(failure.code);
  return failure.kind === 'malformed' ? String(failure.httpStatus) : '';
}

/** Whether the server refused because the verification is incomplete. */
export const isVerificationIncomplete = (failure: ApiFailure): boolean =>
  refusalRow(failure)?.reaction === 'verify';

/** Like `isVerificationIncomplete`, for a query's error. */
export const lacksVerification = (error: Error | null): boolean =>
  error instanceof ApiError && isVerificationIncomplete(error.failure);

/**
 * The history state that the dispatcher sets when every step is done. It prevents an endless
 * redirect between two screens that disagree about the steps.
 */
export const allVerified = 'all-verified';

const uncertain: ReadonlySet<ApiFailure['kind']> = new Set(['network', 'timeout', 'malformed']);

/**
 * Whether it is unknown if the write took effect, because the response is missing or incomplete, or
 * the server failed. The next attempt then needs the same idempotency key.
 */
export const isUncertain = (failure: ApiFailure): boolean =>
  uncertain.has(failure.kind) || isRefusedWith(failure, '500') || isRefusedWith(failure, '503');

/** The failure that is shown if our own code threw; the console logs the error. */
export const brokenCode: ApiFailure = { kind: 'malformed', httpStatus: 0 };

/** The result of a call. An exception in our own code around the call counts as a failure. */
export async function resultOf<Data>(
  call: () => Promise<ApiResult<Data>>,
): Promise<ApiResult<Data>> {
  try {
    return await call();
  } catch (cause) {
    reportError(cause);
    return { ok: false, failure: brokenCode };
  }
}

/**
 * The message for a failure: the server's message, otherwise our own. Undefined if no message is to
 * be shown.
 */
export function failureText(failure: ApiFailure): string | undefined {
  const text = translate(failureMessages);
  switch (failure.kind) {
    case 'business':
      return plainText(failure.message) || text(isUnknownCall(failure) ? 'notOffered' : 'business');
    // If the server lacks the call, a retry cannot help.
    case 'malformed':
      return text(isUnknownCall(failure) ? 'notOffered' : 'malformed');
    // A lost session shows its own message. After an abort, the screen is already unmounted.
    case 'sessionLost':
    case 'aborted':
      return undefined;
    default:
      return text(failure.kind);
  }
}

/** Like `failureText`, for a query's error. An unreadable response counts as malformed. */
export function errorText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return failureText(
    error instanceof ApiError ? error.failure : { kind: 'malformed', httpStatus: 0 },
  );
}
