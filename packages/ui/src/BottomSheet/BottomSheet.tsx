import type { ReactNode } from 'react';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import type { ModalProps } from '../ModalDialog/ModalDialog.tsx';

export type BottomSheetProps = ModalProps & {
  /** Content that does not scroll, such as buttons. */
  footer?: ReactNode;
};

/** A modal panel that slides up from the bottom edge. */
export function BottomSheet(props: BottomSheetProps) {
  return <ModalDialog {...props} placement="bottom" />;
}
