import { whenIdle } from '@kosha/ui';
import { useCallback, useEffect, useRef } from 'react';
import { hasDraft } from './draft-storage.ts';

/**
 * Saves the draft on mount, on unmount and when the page is hidden. The returned function saves it
 * when the browser is idle, or immediately if there is no draft. If the draft is deleted, a pending
 * save, an unmount and a hidden page do not create it again.
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
