import { useEffect, useState } from 'react';

interface GentleRefresh {
  isActive: boolean;
  /** Delays between refreshes in milliseconds; refreshing stops after the last one. */
  delaysMs: readonly number[];
  refresh: () => unknown;
}

/** For an order that changes without the borrower: growing delays, two minutes in total. */
export const orderDelaysMs = [2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Refreshes a limited number of times; skips refreshes while the page is hidden. */
export function useGentleRefresh({ isActive, delaysMs, refresh }: GentleRefresh): void {
  const [turn, setTurn] = useState(0);
  const delayMs = isActive ? delaysMs[turn] : undefined;
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      setTurn((turn) => turn + 1);
      if (document.visibilityState === 'visible') refresh();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [turn, delayMs, refresh]);
}

/** A refresh by the user; only this kind shows that it is running. */
export function useRefreshNow(refresh: () => Promise<unknown>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshNow = () => {
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshNow };
}
