import type { Contract } from '../document/read-contract.ts';
import { partOf } from '../fit/fit-by-screens.ts';
import { pairOperations } from './pair-operations.ts';

/** Which calls of an app a server does not have, of those that the app can go without (D62). */
export interface Capabilities {
  missing: {
    /** Method and path, such as 'GET /order/v1/kfs'. */
    call: string;
    /** What the screens then leave out. */
    part: string;
  }[];
}

/** The calls of `old` that the other contract does not describe and that `old` marks as `x-optional`. */
export function capabilitiesOf(old: Contract, now: Contract): Capabilities {
  const gone = new Set(pairOperations(old, now).removed.map(({ operationId }) => operationId));
  return {
    missing: old.operations.flatMap((entry) => {
      const part = gone.has(entry.operationId) ? partOf(entry) : undefined;
      return part === undefined
        ? []
        : [{ call: `${entry.method.toUpperCase()} ${entry.path}`, part }];
    }),
  };
}
