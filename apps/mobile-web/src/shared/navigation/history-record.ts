import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession } from '../session/session.ts';
import { createStoredValue } from '../browser/stored.ts';
import { paths } from '../paths.ts';

/** `history.state`. The router sets `key` and `idx`; `dialogs-and-back.ts` sets `isDialog`. */
export interface HistoryEntry {
  key?: string;
  /** The router's index of the entry, from 0. */
  idx?: number;
  /** Set on the additional entry that an open dialog adds, so that Back closes the dialog. */
  isDialog?: true;
}

export const currentEntry = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;

const currentIndex = (): number => currentEntry().idx ?? 0;

const saved = createStoredValue('session', 'trail', ({ paths: recorded }) =>
  Array.isArray(recorded) ? { paths: recorded.map(String) } : undefined,
);

const readPaths = (): string[] => saved.read()?.paths ?? [];

/** Records the path of each history entry; records nothing while the user is signed out. */
export function useRecordHistory(): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (currentSession() === undefined) return;
    const before = readPaths();
    const below = Array.from({ length: currentIndex() }, (_, index) => before[index] ?? '');
    saved.write({ paths: [...below, pathname] });
  }, [key, pathname]);
}

function stepsBackTo(pathname: string): number {
  const index = currentIndex();
  const nearest = readPaths().slice(0, index).lastIndexOf(pathname);
  return nearest === -1 ? 0 : index - nearest;
}

/**
 * Returns how many history entries to go back, before `leaveFor` replaces an entry: to the first of
 * the consecutive entries with this screen's path or, if the entry before them has `pathname`, to
 * that entry.
 */
function entriesToReplace(pathname: string): number {
  const index = currentIndex();
  const recorded = readPaths();
  let lowest = index;
  while (lowest > 0 && recorded[lowest - 1] === recorded[index]) lowest -= 1;
  if (lowest > 0 && recorded[lowest - 1] === pathname) lowest -= 1;
  return index - lowest;
}

const pathOf = (to: string): string => new URL(to, location.origin).pathname;

/** Goes back one entry, or opens Home if the visit started on this screen (§2). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // The first entry has the key `default`. If sign-in has replaced the entry, the key differs,
    // but the index is 0.
    const isFirst = key === 'default' || currentEntry().idx === 0;
    void (isFirst ? navigate(paths.home(), { replace: true }) : navigate(-1));
  };
}

/** Functions that leave a finished screen, so that Back does not return to it. */
export function useLeaveScreen() {
  const navigate = useNavigate();
  function replaceBelow(entries: number, to: string, state?: unknown): void {
    const replace = () => void navigate(to, { replace: true, state });
    if (entries === 0) return replace();
    window.addEventListener('popstate', replace, { once: true });
    void navigate(-entries);
  }
  const returnTo = (to: string, state?: unknown) => {
    afterDialog(() => replaceBelow(stepsBackTo(pathOf(to)), to, state));
  };
  return {
    /**
     * Goes back to the nearest history entry with the path of `to`, and replaces that entry by
     * `to`. Without such an entry, replaces the current entry.
     */
    returnTo,
    /**
     * Returns an `onClick` handler for a link, which calls `returnTo`. The handler ignores a click
     * with a modifier key, so that the browser opens the link in a new tab or window.
     */
    returnOnClick: (to: string) => (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      returnTo(to);
    },
    /** Replaces the consecutive history entries of this screen by a single entry for `to`. */
    leaveFor(to: string): void {
      afterDialog(() => replaceBelow(entriesToReplace(pathOf(to)), to));
    },
  };
}

/** Calls `act` at once or, if a dialog is closing, after its history entry has been removed. */
function afterDialog(act: () => void): void {
  if (currentEntry().isDialog) window.addEventListener('popstate', act, { once: true });
  else act();
}
