import type { ApiFailure } from '@kosha/api-client';
import { ConfirmDialog, Notice } from '@kosha/ui';
import { failureText } from '../server/failure-text.ts';
import { useMessages } from '../i18n/messages.ts';
import { scheduledOrderMessages } from './cancel-next-loan.messages.ts';

interface CancelDialogProps {
  isOpen: boolean;
  isPending: boolean;
  /** Why it was not cancelled. */
  failure: ApiFailure | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a scheduled order is cancelled (§2.59). */
export function CancelDialog({ isOpen, isPending, failure, onYes, onNo }: CancelDialogProps) {
  const text = useMessages(scheduledOrderMessages);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('cancelTitle')}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isDangerous
      isConfirming={isPending}
      confirmingLabel={text('cancelling')}
      onConfirm={onYes}
      onCancel={() => isPending || onNo()}
    >
      {failure && (
        <Notice tone="danger" title={text('cancelFailed')}>
          {failureText(failure)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
