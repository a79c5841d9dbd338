import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The newest value, for what runs later than the render that made it. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
