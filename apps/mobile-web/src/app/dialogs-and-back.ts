import { closeTopmostModal, hasOpenModal, watchOpenModals } from '@kosha/ui';

/** An entry of the history as the router writes it; `isDialog` marks ours. */
interface Entry {
  key?: string;
  idx?: number;
  isDialog?: true;
}

interface Replacement {
  state: unknown;
  url: string;
}

const currentEntry = (): Entry => (history.state ?? {}) as Entry;

/** The entry that an open dialog lies over. */
let covered: Entry | undefined;
/** What took the place of a dialog's entry and belongs into that of the entry it lay over. */
let replacement: Replacement | undefined;
let isGoingBack = false;

/**
 * Back closes an open dialog instead of leaving its screen: while one is open, an entry of its own
 * lies over the screen's in the history, under the same address. To be called before the router
 * starts, which need not hear of those entries.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPop, { capture: true });
  // The dialog closes before its button leads on, so what leads where is known only after that.
  watchOpenModals(() => setTimeout(settle));
  settle();
}

function settle(): void {
  if (isGoingBack) return;
  const entry = currentEntry();
  if (hasOpenModal()) {
    if (!entry.isDialog) cover(entry);
  } else if (entry.isDialog) {
    goBack();
  } else if (covered) {
    // Replacing the dialog's entry was meant to replace its screen's, which lies below still.
    if (entry.idx === covered.idx && entry.key !== covered.key) replaceCovered();
    covered = undefined;
  }
}

function cover(entry: Entry): void {
  covered = entry;
  history.pushState({ ...entry, isDialog: true } satisfies Entry, '');
}

function replaceCovered(): void {
  replacement = { state: history.state, url: location.href };
  goBack();
}

function goBack(): void {
  isGoingBack = true;
  history.back();
}

function onPop(event: PopStateEvent): void {
  const isOurs = isGoingBack;
  isGoingBack = false;
  const entry = currentEntry();
  const isUncovered = entry.idx === covered?.idx && entry.key === covered?.key;
  if (replacement) {
    event.stopImmediatePropagation();
    history.replaceState(replacement.state, '', replacement.url);
    replacement = undefined;
  } else if (entry.isDialog) {
    // Its dialog is gone: the screen lies below.
    event.stopImmediatePropagation();
  } else if (isUncovered && !isOurs && hasOpenModal()) {
    event.stopImmediatePropagation();
    closeTopmostModal();
    // One that stays open is covered anew.
    setTimeout(settle);
    return;
  }
  settle();
}
