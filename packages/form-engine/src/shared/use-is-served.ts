import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and during hydration, whose first render must match the server's. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
