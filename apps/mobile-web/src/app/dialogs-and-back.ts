import { closeTopmostModal, hasOpenModal, watchOpenModals } from '@kosha/ui';
import { currentEntry, type HistoryEntry } from '../shared/navigation/history-entry.ts';

interface Replacement {
  state: unknown;
  url: string;
}

/** The history entry of the screen below an open dialog. */
let screenEntry: HistoryEntry | undefined;
/** State that a navigation wrote to the dialog's entry; it belongs to the screen's entry below. */
let replacement: Replacement | undefined;
let isGoingBack = false;

/**
 * Makes Back close an open dialog instead of leaving its screen: an open dialog adds a history
 * entry with the same URL. Call this before the router starts, so that it does not receive events
 * of these entries.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPop, { capture: true });
  // A dialog closes before its button navigates, so settle() runs after both.
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
    // A navigation replaced the dialog's entry instead of the screen's.
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
  // Writes are queued and applied to the entry that Back reaches, so this step is finished.
  screenEntry = undefined;
  queueWrites();
  history.back();
}

type HistoryWrite = (to: History) => void;

/** History writes that are queued during the step back and applied after it. */
const queuedWrites: HistoryWrite[] = [];

/**
 * Queues history writes until the step back ends. On a slow phone a navigation may start before
 * that, and the step back would undo it.
 */
function queueWrites(): void {
  history.pushState = (...entry) => void queuedWrites.push((to) => to.pushState(...entry));
  history.replaceState = (...entry) => void queuedWrites.push((to) => to.replaceState(...entry));
}

/** Restores the native history methods. Returns the queued writes. */
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
    // The router must read the URL that these writes have set.
    if (writes.length > 0) return settle();
  }
  const entry = currentEntry();
  const isScreenEntry = entry.idx === screenEntry?.idx && entry.key === screenEntry?.key;
  if (replaced) {
    event.stopImmediatePropagation();
  } else if (entry.isDialog) {
    // This entry's dialog is closed; settle() continues to the screen's entry.
    event.stopImmediatePropagation();
  } else if (isScreenEntry && !isOwnBack && hasOpenModal()) {
    event.stopImmediatePropagation();
    closeTopmostModal();
    // A dialog that stays open needs a new entry.
    setTimeout(settle);
    return;
  }
  settle();
}
