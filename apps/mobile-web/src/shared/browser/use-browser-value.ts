import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns `prerendered` during hydration, which must match the prerendered HTML. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered);
