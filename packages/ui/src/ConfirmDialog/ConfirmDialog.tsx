import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button, by Escape and by a press beside the dialog. */
  onCancel: () => void;
  isDangerous?: boolean;
  isConfirming?: boolean;
  /** Spoken by screen readers while confirming. */
  confirmingLabel?: string;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { isDangerous = false, isConfirming = false, confirmingLabel = '' } = props;
  const actions = (
    <>
      <Button
        variant={isDangerous ? 'danger' : 'primary'}
        isFullWidth
        isLoading={isConfirming}
        loadingLabel={confirmingLabel}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
      <Button variant="quiet" isFullWidth onClick={onCancel}>
        {cancelLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
