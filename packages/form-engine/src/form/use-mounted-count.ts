import { whenIdle } from '@kosha/ui';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** More than a phone shows at once. */
const atFirst = 12;
const atOnce = 60;
/** With 300 fields, all are there within a second. */
const idleWithinMs = 80;

const never = () => () => undefined;

/**
 * How many fields are mounted: those of the first screen, then more whenever the browser is idle. All
 * of them come with the first focus or key, so that Tab and find-in-page reach every field. What a
 * server has rendered is whole from the start.
 */
export function useMountedCount(total: number, isWholeAtFirst: boolean) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [count, setCount] = useState(isServed || isWholeAtFirst ? total : atFirst);
  const mountAll = useCallback(() => setCount(total), [total]);
  useEffect(() => {
    if (count >= total) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // React renders for a key before the browser acts on it.
    window.addEventListener('keydown', mountAll, { capture: true, signal });
    window.addEventListener('focusin', () => startTransition(mountAll), { signal });
    const cancel = whenIdle(() => startTransition(() => setCount(count + atOnce)), idleWithinMs);
    return () => {
      stop.abort();
      cancel();
    };
  }, [count, total, mountAll]);
  return { mountedCount: count, mountAll };
}
