/** `history.state`. The router sets `key` and `idx`; `dialogs-and-back.ts` sets `isDialog`. */
export interface HistoryEntry {
  key?: string;
  /** The router's index of the entry, from 0. */
  idx?: number;
  /** Set on the additional entry that an open dialog adds, so that Back closes the dialog. */
  isDialog?: true;
}

export const currentEntry = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;

export const currentIndex = (): number => currentEntry().idx ?? 0;
