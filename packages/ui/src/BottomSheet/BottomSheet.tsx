import type { ReactNode } from 'react';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import type { ModalProps } from '../ModalDialog/ModalDialog.tsx';

export type BottomSheetProps = ModalProps & {
  footer?: ReactNode;
};

export function BottomSheet(props: BottomSheetProps) {
  return <ModalDialog {...props} placement="bottom" />;
}
