import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Stays beside the buttons, also while the content scrolls: words, or a choice that they act on. */
  note?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button, by Escape and by a press beside the dialog. */
  onCancel: () => void;
  isDangerous?: boolean;
  /** At the bottom, over the full width: for content that needs the room. */
  isSheet?: boolean;
  isConfirming?: boolean;
  /** Spoken by screen readers while confirming. */
  confirmingLabel?: string;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const {
    note,
    isSheet = false,
    isDangerous = false,
    isConfirming = false,
    confirmingLabel = '',
  } = props;
  const actions = (
    <>
      {note}
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
    <ModalDialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      footer={actions}
      placement={isSheet ? 'bottom' : 'centre'}
    >
      {children}
    </ModalDialog>
  );
}
