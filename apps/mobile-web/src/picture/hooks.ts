import * as React from 'react';
import type { Context } from 'react';

/** React's own hooks ask what stands here; so a renderer gives them their meaning. */
interface Slot {
  H: unknown;
}

const slot = (React as unknown as Record<string, Slot>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as Slot;

const nothing = (): void => {};
const now = <Value>(make: Value | (() => Value)): Value =>
  typeof make === 'function' ? (make as () => Value)() : make;

/** A picture is made once: who changes a state while it is made wants another one. */
const refuse = (): never => {
  throw new Error('A picture has no second state');
};

/** The value that each context has where the walk is. */
export type Contexts = Map<Context<unknown>, unknown>;

/**
 * Runs `action`, which must not wait for anything, with hooks for one look at a tree: states as they begin, no effects. Throws
 * where a component needs more.
 */
export function withHooks<Result>(contexts: Contexts, action: () => Result): Result {
  let ids = 0;
  const useContext = (context: Context<unknown>) =>
    contexts.has(context)
      ? contexts.get(context)
      : (context as unknown as Record<string, unknown>)['_currentValue'];
  const before = slot.H;
  slot.H = {
    readContext: useContext,
    use: useContext,
    useContext,
    useCallback: <Value>(callback: Value) => callback,
    useDebugValue: nothing,
    useDeferredValue: <Value>(value: Value) => value,
    useEffect: nothing,
    useId: () => `picture-${(ids += 1)}`,
    useImperativeHandle: nothing,
    useInsertionEffect: nothing,
    useLayoutEffect: nothing,
    useMemo: now,
    useReducer: (_: unknown, first: unknown, init?: (first: unknown) => unknown) => [
      init ? init(first) : first,
      refuse,
    ],
    useRef: (current: unknown) => ({ current }),
    useState: (first: unknown) => [now(first), refuse],
    useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
    useTransition: () => [false, refuse],
  };
  try {
    return action();
  } finally {
    slot.H = before;
  }
}
