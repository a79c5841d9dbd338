import type { ApiFailure, ApiResult } from '@kosha/api-client';
import { isRefusedWith } from './refusals.ts';

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
