import { closeTopmostModal, hasOpenModal, watchOpenModals } from '@kosha/ui';
import { currentEntry, type HistoryEntry } from '../shared/navigation/history-entry.ts';

interface Replacement {
  state: unknown;
  url: string;
}

/** The history entry of the screen below an open dialog. */
let covered: HistoryEntry | undefined;
/** What a navigation wrote in place of the dialog's entry; it belongs in the screen's entry below. */
let replacement: Replacement | undefined;
let isGoingBack = false;

/**
 * Makes Back close an open dialog instead of leaving its screen. While one is open, the history has one
 * more entry with the same address. Call this before the router starts, so that the router never
 * gets the events of these entries.
 */
export function closeDialogsOnBack(): void {
  window.addEventListener('popstate', onPop, { capture: true });
  // A dialog closes before its button navigates, so settle() runs only after both.
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
    // A navigation replaced the dialog's entry instead of the screen's entry below.
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
  // What is written meanwhile goes into the entry that the step leads to: no further step is needed.
  covered = undefined;
  holdWrites();
  history.back();
}

type HistoryWrite = (to: History) => void;

/** What was written while the browser was going back; it belongs after the step back. */
const heldWrites: HistoryWrite[] = [];

/** On a busy phone the step back takes long enough for a navigation, which it would undo. */
function holdWrites(): void {
  history.pushState = (...entry) => void heldWrites.push((to) => to.pushState(...entry));
  history.replaceState = (...entry) => void heldWrites.push((to) => to.replaceState(...entry));
}

/** Gives the history its own functions back. Returns what has to be written now. */
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
    // The router must read the address that they wrote.
    if (writes.length > 0) return settle();
  }
  const entry = currentEntry();
  const isUncovered = entry.idx === covered?.idx && entry.key === covered?.key;
  if (replaced) {
    event.stopImmediatePropagation();
  } else if (entry.isDialog) {
    // The dialog of this entry is closed already; settle() goes on to the screen's entry.
    event.stopImmediatePropagation();
  } else if (isUncovered && !isOurs && hasOpenModal()) {
    event.stopImmediatePropagation();
    closeTopmostModal();
    // A dialog that stays open needs an entry again.
    setTimeout(settle);
    return;
  }
  settle();
}
