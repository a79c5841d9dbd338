import { whenIdle } from '@kosha/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useIsServed } from '../shared/use-is-served.ts';

/** More than fit on a phone screen. */
export const atFirst = 12;
/**
 * Smaller steps cost more in total, because autofill scans the whole form after each. Larger ones would
 * delay a tap.
 */
const atOnce = 100;
const idleWithinMs = 80;

/**
 * Number of mounted fields: the first screen, then more whenever the browser is idle. Focus or a key
 * press mounts all: synchronously for Tab, which has to find the next field, else in a transition. A
 * rejected submit mounts up to the first invalid field. A server-rendered form is complete at once.
 */
export function useMountedCount(total: number, isCompleteAtFirst: boolean) {
  const isServed = useIsServed();
  const [count, setCount] = useState(isServed || isCompleteAtFirst ? Infinity : atFirst);
  // Once complete, later fields such as added rows mount immediately.
  if (total > 0 && count >= total && count !== Infinity) setCount(Infinity);
  const mountAll = useCallback(() => setCount(Infinity), []);
  const mountUpTo = useCallback((at: number) => setCount((now) => Math.max(now, at + 1)), []);
  const mountAllSoon = useCallback(() => startTransition(mountAll), [mountAll]);
  useEffect(() => {
    if (count >= total) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // React flushes this update before the browser handles the key.
    const onKey = ({ key }: KeyboardEvent) => (key === 'Tab' ? mountAll() : mountAllSoon());
    window.addEventListener('keydown', onKey, { capture: true, signal });
    window.addEventListener('focusin', mountAllSoon, { signal });
    const cancel = whenIdle(() => startTransition(() => setCount(count + atOnce)), idleWithinMs);
    return () => {
      stop.abort();
      cancel();
    };
  }, [count, total, mountAll, mountAllSoon]);
  return { mountedCount: count, mountAll, mountUpTo };
}
