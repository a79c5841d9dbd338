import type { ReactNode } from 'react';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import type { ModalProps } from '../ModalDialog/ModalDialog.tsx';

export type DialogProps = ModalProps & {
  /** Buttons, the primary one first. */
  actions?: ReactNode;
};

/** A modal dialog in the centre of the screen. */
export function Dialog({ actions, ...rest }: DialogProps) {
  return <ModalDialog {...rest} footer={actions} placement="centre" />;
}
