import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** A note next to the buttons, which stays visible while the content scrolls. */
  note?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** Escape and a press outside the dialog also call this function. */
  onCancel: () => void;
  isDangerous?: boolean;
  /** Shows a full-width bottom sheet, for content that needs the space. */
  isSheet?: boolean;
  isConfirming?: boolean;
  /** Screen readers announce this label while confirming. */
  confirmingLabel?: string;
}

/** Requests confirmation of an action that cannot be undone. */
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
