import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and in the first render during hydration, which must match the server's. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
