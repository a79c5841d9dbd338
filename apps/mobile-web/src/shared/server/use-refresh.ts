import { useEffect, useState } from 'react';

interface RefreshOptions {
  isActive: boolean;
  /** Delays between refreshes in milliseconds; refreshing stops after the last one. */
  delaysMs: readonly number[];
  refresh: () => unknown;
}

/** Increasing delays for an order that changes without the borrower, about two minutes in total. */
export const orderDelaysMs = [2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Refreshes a limited number of times, and not while the page is hidden. */
export function useGentleRefresh({ isActive, delaysMs, refresh }: RefreshOptions): void {
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

/** A refresh that the user requested. Only such a refresh shows a loading state. */
export function useRefreshNow(refresh: () => Promise<unknown>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshNow = () => {
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshNow };
}
