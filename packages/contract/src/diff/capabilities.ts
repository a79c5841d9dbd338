import type { Contract } from '../document/read-contract.ts';
import { partOf } from '../fit/fit-by-screens.ts';
import { callOf, pairOperations } from './pair-operations.ts';

/** Which calls of an app a server does not have, of those that the app can go without (D62). */
export interface Capabilities {
  missing: {
    /** Method and path, such as 'GET /order/v1/kfs'. */
    call: string;
    /** What the screens then leave out. */
    part: string;
  }[];
}

/** The calls that `old` marks as `x-optional` and that the other contract does not have where the app looks for them. */
export function capabilitiesOf(old: Contract, now: Contract): Capabilities {
  const { kept, removed } = pairOperations(old, now);
  // Under the same name at another address it is no help to an app that asks at the old one.
  const moved = kept.flatMap((pair) => (callOf(pair.old) === callOf(pair.now) ? [] : [pair.old]));
  const gone = new Set([...removed, ...moved].map(({ operationId }) => operationId));
  return {
    missing: old.operations.flatMap((entry) => {
      const part = gone.has(entry.operationId) ? partOf(entry) : undefined;
      return part === undefined
        ? []
        : [{ call: `${entry.method.toUpperCase()} ${entry.path}`, part }];
    }),
  };
}
