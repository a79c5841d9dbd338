import { closeTopmostModal, hasOpenModal, watchOpenModals } from '@kosha/ui';
import { currentEntry, type HistoryEntry } from '../shared/navigation/history-entry.ts';

interface Replacement {
  state: unknown;
  url: string;
}

/** The history entry of the screen below an open dialog. */
let covered: HistoryEntry | undefined;
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
    if (hasOpened) cover(entry);
    else setTimeout(settle);
  });
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
    // A navigation replaced the dialog's entry instead of the screen's.
    if (entry.idx === covered.idx && entry.key !== covered.key) replaceCovered();
    covered = undefined;
  }
}

function cover(entry: HistoryEntry): void {
  covered = entry;
  history.pushState({ ...entry, isDialog: true } satisfies HistoryEntry, '');
}

function replaceCovered(): void {
  replacement = { state: history.state, url: location.href };
  goBack();
}

function goBack(): void {
  isGoingBack = true;
  // Writes are held and applied to the entry that Back reaches, so no further step is needed.
  covered = undefined;
  holdWrites();
  history.back();
}

type HistoryWrite = (to: History) => void;

/** History writes during the step back, applied after it. */
const heldWrites: HistoryWrite[] = [];

/** On a slow phone a navigation can start before the step back ends, which would undo it. */
function holdWrites(): void {
  history.pushState = (...entry) => void heldWrites.push((to) => to.pushState(...entry));
  history.replaceState = (...entry) => void heldWrites.push((to) => to.replaceState(...entry));
}

/** Restores the history's own methods. Returns the held writes. */
function endHold(): HistoryWrite[] {
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  return heldWrites.splice(0);
}

function onPop(event: PopStateEvent): void {
  const isOurs = isGoingBack;
  isGoingBack = false;
  const replaced = replacement;
  replacement = undefined;
  if (isOurs) {
    const writes = endHold();
    if (replaced) history.replaceState(replaced.state, '', replaced.url);
    for (const write of writes) write(history);
    // The router must read the URL that they wrote.
    if (writes.length > 0) return settle();
  }
  const entry = currentEntry();
  const isUncovered = entry.idx === covered?.idx && entry.key === covered?.key;
  if (replaced) {
    event.stopImmediatePropagation();
  } else if (entry.isDialog) {
    // This entry's dialog is closed; settle() continues to the screen's entry.
    event.stopImmediatePropagation();
  } else if (isUncovered && !isOurs && hasOpenModal()) {
    event.stopImmediatePropagation();
    closeTopmostModal();
    // A dialog that stays open needs a new entry.
    setTimeout(settle);
    return;
  }
  settle();
}
