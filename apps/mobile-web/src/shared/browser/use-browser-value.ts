import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The first render uses `prerendered`, because hydration must match the page. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered);
