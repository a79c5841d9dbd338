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

/** Shows a toast. A repeated message replaces its earlier toast, a fourth toast the oldest. */
export function showToast(message: string, tone: ToastTone = 'info'): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id: lastId, message, tone }].slice(-maxShown));
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const clearToasts = (): void => change([]);

/** How long a message is shown, in milliseconds; longer texts are shown longer. */
export const toastDurationMs = (message: string): number =>
  Math.max(minShownMs, message.length * perCharacterMs);

export const getToasts = (): readonly ToastMessage[] => toasts;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
