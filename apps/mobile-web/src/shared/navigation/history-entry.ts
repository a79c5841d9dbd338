/** An entry of the history as the router writes it. */
export interface HistoryEntry {
  key?: string;
  /** The number that the router gave it, from 0. */
  idx?: number;
  /** For the entry of a dialog above that of its screen (`dialogs-and-back.ts`). */
  isDialog?: true;
}

export const currentEntry = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;

export const currentIndex = (): number => currentEntry().idx ?? 0;
