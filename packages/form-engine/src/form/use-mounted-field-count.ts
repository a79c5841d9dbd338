import { whenIdle } from '@kosha/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useIsServerRendered } from '../shared/use-is-served.ts';

/** The number of fields that fit on a phone's screen. */
export const initialMountedFieldCount = 12;
/**
 * Smaller batches would take longer in total, because the browser's autofill scans the form after
 * each batch. Larger batches would delay the reaction to a tap.
 */
const fieldsPerBatch = 100;
const idleWithinMs = 80;

/**
 * Mounts the fields of the first screen, then more while the browser is idle. As soon as an element
 * gets the focus or a key is pressed, all fields are mounted.
 */
export function useMountedFieldCount(total: number, isCompleteAtFirst: boolean) {
  const isServed = useIsServerRendered();
  const [count, setCount] = useState(
    isServed || isCompleteAtFirst ? Infinity : initialMountedFieldCount,
  );
  // Once all fields are mounted, later fields, such as added rows, mount immediately.
  if (total > 0 && count >= total && count !== Infinity) setCount(Infinity);
  const mountAll = useCallback(() => setCount(Infinity), []);
  const mountUpTo = useCallback((at: number) => setCount((now) => Math.max(now, at + 1)), []);
  const mountAllSoon = useCallback(() => startTransition(mountAll), [mountAll]);
  useEffect(() => {
    if (count >= total) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // The next field must be mounted before Tab moves the focus.
    const handleKeyDown = ({ key }: KeyboardEvent) => (key === 'Tab' ? mountAll() : mountAllSoon());
    window.addEventListener('keydown', handleKeyDown, { capture: true, signal });
    window.addEventListener('focusin', mountAllSoon, { signal });
    const cancel = whenIdle(
      () => startTransition(() => setCount(count + fieldsPerBatch)),
      idleWithinMs,
    );
    return () => {
      stop.abort();
      cancel();
    };
  }, [count, total, mountAll, mountAllSoon]);
  return { mountedCount: count, mountAll, mountUpTo };
}
