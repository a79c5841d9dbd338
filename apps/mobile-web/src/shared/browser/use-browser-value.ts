import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A constant that only the browser knows. Prerendered pages use `prerendered`, and so does the
 * first render, because hydration must match.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered);
