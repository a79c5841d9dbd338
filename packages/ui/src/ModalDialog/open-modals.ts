import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  openModals = next;
  document.documentElement.toggleAttribute('data-modal', next.length > 0);
  for (const listener of listeners) listener();
};

export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...openModals, dialog]);
  return () => change(openModals.filter((open) => open !== dialog));
}

/** Calls the listener when a modal dialog opens or closes. Returns the unsubscribe function. */
export function watchOpenModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasOpenModal = (): boolean => openModals.length > 0;

/** Sends `cancel` to the topmost dialog, like Escape. A busy dialog may stay open. */
export function requestCloseTopmostModal(): void {
  openModals.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * The topmost open dialog, or null. Toasts must be rendered inside this dialog, because the rest of
 * the page is inert.
 */
export const useTopmostModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    watchOpenModals,
    () => openModals.at(-1) ?? null,
    () => null,
  );
