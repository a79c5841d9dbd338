import { useCallback, useState, useSyncExternalStore } from 'react';

const tickMs = 250;
const longestMs = 60_000;

/**
 * The whole seconds until `endMs`, at most 60, and 0 afterwards. Also updates when the tab becomes
 * visible. A monotonic clock is used too, because the user may change the phone's clock.
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

/** The monotonic clock may stop while a phone sleeps, so the earlier of the two ends applies. */
const leftMs = ({ endMs = 0, endTickMs }: Clock): number =>
  Math.max(0, Math.min(endTickMs - performance.now(), endMs - Date.now()));
