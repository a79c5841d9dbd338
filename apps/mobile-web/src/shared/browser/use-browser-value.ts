import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A constant that only the browser knows. Prerendered pages use `prerendered`. The first render in
 * the browser also uses it, because hydration must match the page.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered);
