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

/**
 * Whether there is nothing to show of a part that a server may not have: it has no such call (D62), or nothing
 * with that id.
 */
export const isNotOffered = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (isCallMissing(error.failure) || refusalRow(error.failure)?.reaction === 'showNothingHere');

/** Whether the server answered as one that has no such call (D62). */
const isCallMissing = (failure: ApiFailure): boolean =>
  ['404', '405', '501'].includes(codeOf(failure));

/** The code of a refusal; without an envelope the status of HTTP. */
function codeOf(failure: ApiFailure): string {
  if (failure.kind === 'business') return String(failure.code);
  return failure.kind === 'malformed' ? String(failure.httpStatus) : '';
}

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

const uncertain: ReadonlySet<ApiFailure['kind']> = new Set(['network', 'timeout', 'malformed']);

/**
 * Whether nobody knows if the server has done the write: no whole answer came, or the server had a
 * fault. The same write sent again then needs the same idempotency key.
 */
export const isUncertain = (failure: ApiFailure): boolean =>
  uncertain.has(failure.kind) || isRefusedWith(failure, '500') || isRefusedWith(failure, '503');

/** What a person is told when our own code threw; the console tells what it was. */
export const brokenCode: ApiFailure = { kind: 'malformed', httpStatus: 0 };

/** The result of a call, also where our own code around it throws. */
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

/** The text for a failure: the server's if it sent one, else ours; undefined if nothing is to be said. */
export function failureText(failure: ApiFailure): string | undefined {
  const text = translate(failureMessages);
  switch (failure.kind) {
    case 'business':
      return plainText(failure.message) || text(isCallMissing(failure) ? 'notOffered' : 'business');
    // Where there is no such call, another try cannot help.
    case 'malformed':
      return text(isCallMissing(failure) ? 'notOffered' : 'malformed');
    // The end of a session has its own message elsewhere; after an abort the screen is gone.
    case 'sessionLost':
    case 'aborted':
      return undefined;
    default:
      return text(failure.kind);
  }
}

/** As `failureText`, for what a query threw; an answer that could not be read counts as malformed. */
export function errorText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return failureText(
    error instanceof ApiError ? error.failure : { kind: 'malformed', httpStatus: 0 },
  );
}
