import { useCallback, useState, useSyncExternalStore } from 'react';

const tickMs = 250;
const longestMs = 60_000;

/**
 * Returns the whole seconds until `endMs`, from 60 to 0. A monotonic clock also limits the wait,
 * because the user may change the phone's clock.
 */
export function useSecondsLeft(endMs: number | undefined): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (endMs === undefined) return () => {};
      const timer = setInterval(onTick, tickMs);
      document.addEventListener('visibilitychange', onTick);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onTick);
      };
    },
    [endMs],
  );
  const [clock, setClock] = useState(() => startClock(endMs));
  const isOutdated = clock.endMs !== endMs;
  if (isOutdated) setClock(startClock(endMs));
  return useSyncExternalStore(
    subscribe,
    () => Math.ceil(leftMs(isOutdated ? startClock(endMs) : clock) / 1000),
    () => 0,
  );
}

interface Clock {
  endMs: number | undefined;
  /** The end time on the clock of `performance.now()`. */
  endTickMs: number;
}

function startClock(endMs: number | undefined): Clock {
  const waitMs = endMs === undefined ? 0 : Math.min(endMs - Date.now(), longestMs);
  return { endMs, endTickMs: performance.now() + waitMs };
}

/** Uses the shorter remaining time, because `performance.now()` may stop while the phone sleeps. */
const leftMs = ({ endMs = 0, endTickMs }: Clock): number =>
  Math.max(0, Math.min(endTickMs - performance.now(), endMs - Date.now()));
