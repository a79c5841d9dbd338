import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server, and in the browser for the first render of what a server has rendered: it must be the
 * same as the server's.
 */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
