import { useEffect } from 'react';
import { hasDraft } from './draft-storage.ts';

/**
 * Saves before the form or the page goes away, with texts still being typed. A draft that was cleared
 * meanwhile (after sending or sign-out) stays cleared: only the form's first render creates one.
 */
export function useSaveOnLeave(draftKey: string | undefined, save: () => void): void {
  useEffect(() => {
    if (!draftKey) return undefined;
    save();
    const saveAgain = () => hasDraft(draftKey) && save();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveAgain();
    window.addEventListener('pagehide', saveAgain);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      saveAgain();
      window.removeEventListener('pagehide', saveAgain);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [draftKey, save]);
}
