import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Reads a constant value that only the browser has. The first render uses `prerendered`, because
 * hydration must match the page.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered);
