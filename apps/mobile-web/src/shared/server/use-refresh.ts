import { useEffect, useState } from 'react';

interface RefreshOptions {
  isActive: boolean;
  /** In milliseconds; refreshing stops after the last delay. */
  delaysMs: readonly number[];
  refresh: () => unknown;
}

/** About two minutes in total. */
export const orderRefreshDelaysMs = [
  2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000,
];

export function useDelayedRefreshes({ isActive, delaysMs, refresh }: RefreshOptions): void {
  const [count, setCount] = useState(0);
  const delayMs = isActive ? delaysMs[count] : undefined;
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      setCount((count) => count + 1);
      if (document.visibilityState === 'visible') refresh();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [count, delayMs, refresh]);
}

/** `isRefreshing` is true only during a refresh by the user, not during an automatic refresh. */
export function useRefreshNow(refresh: () => Promise<unknown>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshNow = () => {
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshNow };
}
