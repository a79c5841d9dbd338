import { Notification } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { CrossIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icons/Icons.tsx';
import type { IconProps } from '../Icons/Icons.tsx';
import { useTopmostModal } from '../ModalDialog/open-modals.ts';
import { cx } from '../shared/cx.ts';
import '../mantine/unstyled-button.css';
import '../mantine/notification.css';
import { whenIdle } from '../shared/when-idle.ts';
import { dismissToast, getToasts, subscribeToToasts, toastDurationMs } from './toast-store.ts';
import type { ToastMessage, ToastTone } from './toast-store.ts';
import classes from './ToastHost.module.css';

const noToasts: readonly ToastMessage[] = [];

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  danger: ErrorIcon,
} satisfies Record<ToastTone, ComponentType<IconProps>>;

const { toast: root = '', icon = '', body = '', message = '', cross = '' } = classes;
const partClasses = { root, icon, body, description: message, closeButton: cross };

export interface ToastHostProps {
  /** The accessible name of each toast's close button. */
  dismissLabel: string;
}

/**
 * Shows all toasts in one live region, so render the host only once. While a modal dialog is open,
 * the region is inside the dialog, because the rest of the page is inert.
 */
export function ToastHost({ dismissLabel }: ToastHostProps) {
  const modal = useTopmostModal();
  const list = <ToastList dismissLabel={dismissLabel} />;
  return modal ? createPortal(list, modal) : list;
}

function ToastList({ dismissLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts);
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    const show = () => {
      // The list is not connected if the dialog around it has just closed.
      if (ref.current?.isConnected) ref.current.togglePopover?.(true);
    };
    // Screen readers announce a toast only in a live region that was shown before. Showing a
    // popover forces a layout, so the empty region is shown when the browser is idle.
    if (isEmpty) return whenIdle(show);
    return show();
  }, [isEmpty]);
  return (
    <div ref={ref} popover="manual" aria-live="polite" className={classes.host}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

function Toast({ toast, dismissLabel }: { toast: ToastMessage; dismissLabel: string }) {
  const [isPaused, setIsPaused] = useState(false);
  const Icon = icons[toast.tone];
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastDurationMs(toast.message));
    return () => clearTimeout(timer);
  }, [isPaused, toast.id, toast.message]);
  return (
    <Notification
      // With Mantine's role, screen readers would read the toast twice.
      role="none"
      icon={<Icon />}
      onClose={() => dismissToast(toast.id)}
      closeButtonProps={{ 'aria-label': dismissLabel, icon: <CrossIcon /> }}
      className={cx(classes[toast.tone])}
      classNames={partClasses}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {toast.message}
    </Notification>
  );
}
