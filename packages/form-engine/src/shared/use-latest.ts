import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The newest value, for code that runs after the render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
