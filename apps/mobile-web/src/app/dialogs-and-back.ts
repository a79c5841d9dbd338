import { requestCloseTopmostModal, hasOpenModal, watchOpenModals } from '@kosha/ui';
import { currentEntry, type HistoryEntry } from '../shared/navigation/history-record.ts';

interface Replacement {
  state: unknown;
  url: string;
}

/** The history entry of the screen below an open dialog. */
let screenEntry: HistoryEntry | undefined;
/**
 * The state and URL of a navigation that replaced the dialog's history entry instead of the
 * screen's. `onPop` writes the state and the URL to the screen's entry.
 */
let replacement: Replacement | undefined;
let isGoingBack = false;

/**
 * Makes the browser's Back close an open dialog. For this, opening a dialog adds a history entry
 * with the same URL. Call this before the router starts, so that `onPop` can stop `popstate` events
 * before the router receives them.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPop, { capture: true });
  // A button may close its dialog and then navigate. The timeout runs settle() after the
  // navigation.
  watchOpenModals(() => {
    const entry = currentEntry();
    const hasOpened = hasOpenModal() && !entry.isDialog && !isGoingBack;
    if (hasOpened) addDialogEntry(entry);
    else setTimeout(settle);
  });
  settle();
}

function settle(): void {
  if (isGoingBack) return;
  const entry = currentEntry();
  if (hasOpenModal()) {
    if (!entry.isDialog) addDialogEntry(entry);
  } else if (entry.isDialog) {
    goBack();
  } else if (screenEntry) {
    // The dialog's entry copies the index and the key of the screen's entry. The same index with a
    // new key means that a navigation has replaced the dialog's entry instead of the screen's.
    if (entry.idx === screenEntry.idx && entry.key !== screenEntry.key) replaceScreenEntry();
    screenEntry = undefined;
  }
}

function addDialogEntry(entry: HistoryEntry): void {
  screenEntry = entry;
  history.pushState({ ...entry, isDialog: true } satisfies HistoryEntry, '');
}

function replaceScreenEntry(): void {
  replacement = { state: history.state, url: location.href };
  goBack();
}

function goBack(): void {
  isGoingBack = true;
  // If `screenEntry` stayed set, settle() would mistake a history write after the step back for a
  // navigation that has replaced the dialog's entry.
  screenEntry = undefined;
  queueWrites();
  history.back();
}

type HistoryWrite = (to: History) => void;

const queuedWrites: HistoryWrite[] = [];

/**
 * `history.back()` ends asynchronously. Until then, `pushState` and `replaceState` only queue their
 * calls: on a slow phone, the step back could otherwise undo a later navigation.
 */
function queueWrites(): void {
  history.pushState = (...entry) => void queuedWrites.push((to) => to.pushState(...entry));
  history.replaceState = (...entry) => void queuedWrites.push((to) => to.replaceState(...entry));
}

/** Removes the overrides of the history methods, and returns the queued writes. */
function takeQueuedWrites(): HistoryWrite[] {
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  return queuedWrites.splice(0);
}

function onPop(event: PopStateEvent): void {
  const isOwnBack = isGoingBack;
  isGoingBack = false;
  const replaced = replacement;
  replacement = undefined;
  if (isOwnBack) {
    const writes = takeQueuedWrites();
    if (replaced) history.replaceState(replaced.state, '', replaced.url);
    for (const write of writes) write(history);
    // Does not stop the event, because the router must read the new URL.
    if (writes.length > 0) return settle();
  }
  const entry = currentEntry();
  const isScreenEntry = entry.idx === screenEntry?.idx && entry.key === screenEntry?.key;
  if (replaced) {
    event.stopImmediatePropagation();
  } else if (entry.isDialog) {
    // This entry's dialog is already closed, so settle() steps back to the screen's entry.
    event.stopImmediatePropagation();
  } else if (isScreenEntry && !isOwnBack && hasOpenModal()) {
    event.stopImmediatePropagation();
    requestCloseTopmostModal();
    // If the dialog stays open, settle() adds a new history entry for the dialog.
    setTimeout(settle);
    return;
  }
  settle();
}
