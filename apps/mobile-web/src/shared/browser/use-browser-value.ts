import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A constant that only the browser knows. Prerendered pages show `prerendered`, and so does the
 * first render on top of them, because hydration must match.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(never, read, () => prerendered);
