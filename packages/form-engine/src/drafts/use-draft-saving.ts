import { whenIdle } from '@kosha/ui';
import { useCallback, useEffect, useRef } from 'react';
import { hasDraft } from './draft-storage.ts';

/**
 * Returns a function that saves the draft when the browser is idle. The hook also saves on unmount
 * and when the page is hidden, unless the draft was cleared.
 */
export function useDraftSaving(draftKey: string | undefined, save: () => void): () => void {
  const isPending = useRef(false);
  const saveAgain = useCallback(() => {
    isPending.current = false;
    if (draftKey && hasDraft(draftKey)) save();
  }, [draftKey, save]);
  useEffect(() => {
    if (!draftKey) return undefined;
    save();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveAgain();
    window.addEventListener('pagehide', saveAgain);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      saveAgain();
      window.removeEventListener('pagehide', saveAgain);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [draftKey, save, saveAgain]);
  return useCallback(() => {
    if (!draftKey) return;
    if (!hasDraft(draftKey)) save();
    else if (!isPending.current) {
      isPending.current = true;
      whenIdle(() => isPending.current && saveAgain());
    }
  }, [draftKey, save, saveAgain]);
}
