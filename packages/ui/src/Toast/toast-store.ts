export type ToastTone = 'info' | 'success' | 'danger';

export type ToastMessage = { id: number; message: string; tone: ToastTone };

const MAX_SHOWN = 3;
const MIN_SHOWN_MS = 6_000;
const PER_CHARACTER_MS = 80;

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastMessage[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows `message` in the `ToastHost`; a repeated message replaces its older self, a fourth the oldest. */
export function showToast(message: string, tone: ToastTone = 'info'): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id: lastId, message, tone }].slice(-MAX_SHOWN));
}

/** Takes one toast away. */
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Takes all toasts away. */
export const clearToasts = (): void => change([]);

/** How long a message stays, in milliseconds: longer texts longer. */
export const toastDurationMs = (message: string): number =>
  Math.max(MIN_SHOWN_MS, message.length * PER_CHARACTER_MS);

export const getToasts = (): readonly ToastMessage[] => toasts;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
