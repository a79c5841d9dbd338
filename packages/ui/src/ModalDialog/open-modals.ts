import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]): void => {
  openModals = next;
  for (const listener of listeners) listener();
};

/** Notes an open modal dialog; the answer takes it off again. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...openModals, dialog]);
  return () => change(openModals.filter((open) => open !== dialog));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The modal dialog on top, the only part of the page that is not inert; null without one. */
export const useTopmostModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
