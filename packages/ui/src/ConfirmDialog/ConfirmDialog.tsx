import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Fixed next to the buttons while the content scrolls: a text, or a choice that they act on. */
  note?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button, Escape and a press outside the dialog. */
  onCancel: () => void;
  isDangerous?: boolean;
  /** A full-width sheet at the bottom, for content that needs the space. */
  isSheet?: boolean;
  isConfirming?: boolean;
  /** Announced by screen readers while confirming. */
  confirmingLabel?: string;
}

/** Asks for confirmation of an action that cannot be undone. */
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
