import type { Contract } from '../document/read-contract.ts';
import { partOf } from '../usage/check-by-screens.ts';
import { callOf, pairOperations } from './pair-operations.ts';

/** The optional calls of an app that a server does not implement (D62). */
export interface Capabilities {
  missing: {
    /** Method and path, such as 'GET /order/v1/kfs'. */
    call: string;
    /** The part of a screen that the app omits without this call. */
    part: string;
  }[];
}

/** The `x-optional` calls of `old` that `now` does not have at the same path. */
export function capabilitiesOf(old: Contract, now: Contract): Capabilities {
  const { pairs, removed } = pairOperations(old, now);
  // A moved operation is unavailable too, because the app requests the old path.
  const moved = pairs.flatMap((pair) => (callOf(pair.old) === callOf(pair.now) ? [] : [pair.old]));
  const unavailable = new Set([...removed, ...moved].map(({ operationId }) => operationId));
  return {
    missing: old.operations.flatMap((entry) => {
      const part = unavailable.has(entry.operationId) ? partOf(entry) : undefined;
      return part === undefined
        ? []
        : [{ call: `${entry.method.toUpperCase()} ${entry.path}`, part }];
    }),
  };
}
