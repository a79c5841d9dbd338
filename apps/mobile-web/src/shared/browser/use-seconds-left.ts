import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 250;

/** Whole seconds until `endMs`, 0 once it has passed; corrected as soon as the tab is shown again. */
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
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil(((endMs ?? 0) - Date.now()) / 1000)),
    () => 0,
  );
}
