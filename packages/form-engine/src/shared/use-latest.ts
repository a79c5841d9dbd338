import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref to the latest value, for callbacks and effects that run after rendering. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
