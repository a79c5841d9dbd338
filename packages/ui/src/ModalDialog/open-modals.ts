import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  openModals = next;
  document.documentElement.toggleAttribute('data-modal', next.length > 0);
  for (const listener of listeners) listener();
};

/** Adds an open modal dialog; returns the function that removes it. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...openModals, dialog]);
  return () => change(openModals.filter((open) => open !== dialog));
}

/**
 * Calls the listener when a modal dialog opens or closes; returns the function that unsubscribes.
 */
export function watchOpenModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasOpenModal = (): boolean => openModals.length > 0;

/** Requests the topmost dialog to close, as Escape does. A busy dialog may stay open. */
export function closeTopmostModal(): void {
  openModals.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** The topmost modal dialog, the only interactive part of the page; null if there is none. */
export const useTopmostModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    watchOpenModals,
    () => openModals.at(-1) ?? null,
    () => null,
  );
