import { useState } from 'react';

/** A refresh that the person asked for: only that one shows itself at work. */
export function useRefreshNow(refresh: () => Promise<unknown>) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refreshNow = () => {
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  };
  return { isRefreshing, refreshNow };
}
