import { useState, type ComponentType, type ReactNode } from 'react';
import { toastFailure } from '../shared/server/use-write.ts';
import { useMountedRef } from '../shared/browser/use-mounted-ref.ts';
import { trackClick } from '../shared/tracking/tracking.ts';

type FeedbackDialog = ComponentType<{ onClose: () => void }>;

/** Opens the feedback dialog (§2), which loads on the first tap. `page` is the current route. */
export function useFeedback(page: string): { open: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<FeedbackDialog>();
  const isMounted = useMountedRef();
  async function load() {
    try {
      const { FeedbackDialog } = await import('../features/feedback/feedback-dialog.tsx');
      if (isMounted.current) setDialog(() => FeedbackDialog);
    } catch {
      // The dialog failed to load, but the screen itself still works. So a toast is enough.
      toastFailure({ kind: 'network' });
    }
  }
  return {
    open() {
      trackClick('feedback_open', page);
      void load();
    },
    dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} />,
  };
}
