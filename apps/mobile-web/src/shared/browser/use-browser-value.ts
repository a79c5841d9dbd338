import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows and what does not change. A prerendered page shows `prerendered` in its
 * place, and so does the first render over it, which must be the same.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(never, read, () => prerendered);
