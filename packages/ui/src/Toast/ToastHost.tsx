import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { CrossIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icons/Icons.tsx';
import type { IconProps } from '../Icons/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../shared/cx.ts';
import { dismissToast, getToasts, subscribeToToasts, toastDurationMs } from './toast-store.ts';
import type { ToastMessage, ToastTone } from './toast-store.ts';
import classes from './ToastHost.module.css';

const NO_TOASTS: readonly ToastMessage[] = [];

const ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  danger: ErrorIcon,
} satisfies Record<ToastTone, ComponentType<IconProps>>;

export type ToastHostProps = {
  /** Accessible name of each toast's cross. */
  dismissLabel: string;
};

/** Where toasts appear: one polite live region, above everything, a dialog included. Mount it once. */
export function ToastHost({ dismissLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NO_TOASTS);
  const ref = useRef<HTMLDivElement>(null);
  const newestId = toasts.at(-1)?.id;
  useEffect(() => {
    const host = ref.current;
    // The top layer is a stack: what was shown last lies above an open dialog.
    if (host?.matches(':popover-open')) host.hidePopover();
    host?.showPopover?.();
  }, [newestId]);
  return (
    <div ref={ref} popover="manual" role="status" className={classes.host}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

function Toast({ toast, dismissLabel }: { toast: ToastMessage; dismissLabel: string }) {
  const [isHeld, setIsHeld] = useState(false);
  const Icon = ICONS[toast.tone];
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastDurationMs(toast.message));
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.message]);
  return (
    <div
      className={cx(classes.toast, classes[toast.tone])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={classes.icon} />
      <span className={classes.message}>{toast.message}</span>
      <IconButton
        label={dismissLabel}
        icon={<CrossIcon />}
        onClick={() => dismissToast(toast.id)}
        className={classes.cross}
      />
    </div>
  );
}
