import { useEffect, useState } from 'react';

interface GentleRefresh {
  isActive: boolean;
  /** How long to wait before each refresh, in milliseconds; after the last one it stops. */
  delaysMs: readonly number[];
  refresh: () => unknown;
}

/** Refreshes a few times by itself; while the page is hidden, it skips a refresh. */
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

/** A refresh that the person asked for; only this kind shows that it is running. */
export function useRefreshNow(refresh: () => Promise<unknown>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshNow = () => {
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshNow };
}
