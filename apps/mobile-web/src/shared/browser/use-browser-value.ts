import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows and that does not change. A prerendered page shows `prerendered`
 * instead. The first render over that page must be the same, so it does too.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(never, read, () => prerendered);
