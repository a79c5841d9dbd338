import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and in the first render of hydration, which must match the server's HTML. */
export const useIsServerRendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
