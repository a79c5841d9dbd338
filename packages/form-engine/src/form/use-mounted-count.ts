import { whenIdle } from '@kosha/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useIsServed } from '../shared/use-is-served.ts';

/** More than a phone shows at once. */
export const atFirst = 12;
/**
 * More steps would cost more, because autofill reads the whole form after each. Longer steps would hold up a
 * tap.
 */
const atOnce = 100;
const idleWithinMs = 80;

/**
 * How many fields are mounted: those of the first screen, then more whenever the browser is idle. Focus or a
 * key mounts all of them. For a Tab this happens at once, because it has to find the next field; another key
 * does not wait for it. A refused submit mounts the fields up to the first wrong one. A form that a server
 * has rendered is whole from the start.
 */
export function useMountedCount(total: number, isWholeAtFirst: boolean) {
  const isServed = useIsServed();
  const [count, setCount] = useState(isServed || isWholeAtFirst ? Infinity : atFirst);
  // A form that is whole stays so: a row that is added is there at once.
  if (total > 0 && count >= total && count !== Infinity) setCount(Infinity);
  const mountAll = useCallback(() => setCount(Infinity), []);
  const mountUpTo = useCallback((at: number) => setCount((now) => Math.max(now, at + 1)), []);
  const mountAllSoon = useCallback(() => startTransition(mountAll), [mountAll]);
  useEffect(() => {
    if (count >= total) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // React renders an update of a key before the browser acts on the key.
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
