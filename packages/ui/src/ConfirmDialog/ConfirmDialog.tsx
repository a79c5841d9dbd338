import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** A note above the buttons. The note stays visible while the content scrolls. */
  note?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Escape and a press outside the dialog also call this function. */
  onCancel: () => void;
  isDangerous?: boolean;
  /** Shows the dialog as a sheet at the bottom of the screen, for content that needs more space. */
  isSheet?: boolean;
  isConfirming?: boolean;
  /** The label that screen readers announce while `isConfirming` is set, such as 'Cancelling'. */
  confirmingLabel?: string;
}

/** Requests confirmation of an action, such as a payment, before the action starts. */
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
