import { whenIdle } from '@kosha/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useIsServed } from '../shared/use-is-served.ts';

/** The number of fields in the first render. More do not fit on a phone screen. */
export const atFirst = 12;
/**
 * The number of fields that are mounted in one step. Smaller steps take longer in total, because
 * autofill scans the whole form after each. Larger steps would delay a tap.
 */
const fieldsPerBatch = 100;
const idleWithinMs = 80;

/**
 * The number of mounted fields: first a screenful, then more whenever the browser is idle. Focus or
 * a key press mounts all fields: synchronously for Tab, which needs the next field, otherwise in a
 * transition. A server-rendered form is complete from the start.
 */
export function useMountedCount(total: number, isCompleteAtFirst: boolean) {
  const isServed = useIsServed();
  const [count, setCount] = useState(isServed || isCompleteAtFirst ? Infinity : atFirst);
  // Once all fields are mounted, fields that are added later, such as rows, mount immediately.
  if (total > 0 && count >= total && count !== Infinity) setCount(Infinity);
  const mountAll = useCallback(() => setCount(Infinity), []);
  const mountUpTo = useCallback((at: number) => setCount((now) => Math.max(now, at + 1)), []);
  const mountAllSoon = useCallback(() => startTransition(mountAll), [mountAll]);
  useEffect(() => {
    if (count >= total) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // For Tab, React flushes the update before the browser moves the focus.
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
