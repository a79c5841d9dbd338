import { useState, type ComponentType, type ReactNode } from 'react';
import { toastFailure } from '../shared/server/use-write.ts';
import { useMountedRef } from '../shared/browser/use-mounted-ref.ts';
import { trackClick } from '../shared/tracking/tracking.ts';

type FeedbackDialog = ComponentType<{ onClose: () => void }>;

/** The feedback dialog (§2). Its code loads on the first tap. */
export function useFeedback(page: string): { open: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<FeedbackDialog>();
  const isMounted = useMountedRef();
  async function load() {
    try {
      const { FeedbackDialog } = await import('../features/feedback/feedback-dialog.tsx');
      if (isMounted.current) setDialog(() => FeedbackDialog);
    } catch {
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
