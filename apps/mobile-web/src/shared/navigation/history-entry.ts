/** `history.state` as the router writes it. */
export interface HistoryEntry {
  key?: string;
  /** The router's index of the entry, from 0. */
  idx?: number;
  /** Set on a dialog's entry, which is above the entry of its screen (`dialogs-and-back.ts`). */
  isDialog?: true;
}

export const currentEntry = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;

export const currentIndex = (): number => currentEntry().idx ?? 0;
