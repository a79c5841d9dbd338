import { useEffect } from 'react';

/** Saves before the page goes away, also what is still being typed. */
export function useSaveOnLeave(save: () => void): void {
  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [save]);
}
