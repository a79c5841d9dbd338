export type ToastTone = 'info' | 'success' | 'danger';

export interface ToastMessage {
  id: number;
  message: string;
  tone: ToastTone;
}

const maxShown = 3;
const minShownMs = 6_000;
const perCharacterMs = 80;

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastMessage[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Replaces a toast with the same message. A fourth toast replaces the oldest toast. */
export function showToast(message: string, tone: ToastTone = 'info'): void {
  lastId += 1;
  const otherToasts = toasts.filter((toast) => toast.message !== message);
  change([...otherToasts, { id: lastId, message, tone }].slice(-maxShown));
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const clearToasts = (): void => change([]);

/** Dismisses all error toasts, for example when the user tries again. */
export const dismissErrorToasts = (): void => {
  if (toasts.some(({ tone }) => tone === 'danger')) {
    change(toasts.filter(({ tone }) => tone !== 'danger'));
  }
};

export const toastDurationMs = (message: string): number =>
  Math.max(minShownMs, message.length * perCharacterMs);

export const getToasts = (): readonly ToastMessage[] => toasts;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
