import type { Contract } from '../document/read-contract.ts';
import { optionalPartOf } from '../usage/check-by-screens.ts';
import { callOf, pairOperations } from './pair-operations.ts';

/** Lists the app's optional calls that a server does not support (D62). */
export interface Capabilities {
  missing: {
    call: string;
    part: string;
  }[];
}

/** Each `x-optional` call of `old` that `now` lacks at the same path. */
export function capabilitiesOf(old: Contract, now: Contract): Capabilities {
  const { pairs, removed } = pairOperations(old, now);
  // The app requests the old path, so a moved operation is unavailable, too.
  const moved = pairs.flatMap((pair) => (callOf(pair.old) === callOf(pair.now) ? [] : [pair.old]));
  const unavailable = new Set([...removed, ...moved].map(({ operationId }) => operationId));
  return {
    missing: old.operations.flatMap((entry) => {
      const part = unavailable.has(entry.operationId) ? optionalPartOf(entry) : undefined;
      return part === undefined
        ? []
        : [{ call: `${entry.method.toUpperCase()} ${entry.path}`, part }];
    }),
  };
}
