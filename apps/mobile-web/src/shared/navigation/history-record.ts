import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession } from '../session/session.ts';
import { stored } from '../browser/stored.ts';
import { currentEntry, currentIndex } from './history-entry.ts';

/** The path of each history entry of this tab, by the router's index. */
const saved = stored('session', 'trail', ({ paths }) =>
  Array.isArray(paths) ? { paths: paths.map(String) } : undefined,
);

const readPaths = (): string[] => saved.read()?.paths ?? [];

/** Records the path of each entry. Nothing is stored while signed out. */
export function useRecordHistory(): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (currentSession() === undefined) return;
    const before = readPaths();
    const below = Array.from({ length: currentIndex() }, (_, index) => before[index] ?? '');
    saved.write({ paths: [...below, pathname] });
  }, [key, pathname]);
}

/** The number of entries back to the nearest one with this path; 0 if there is none. */
function stepsBackTo(pathname: string): number {
  const index = currentIndex();
  const nearest = readPaths().slice(0, index).lastIndexOf(pathname);
  return nearest === -1 ? 0 : index - nearest;
}

/**
 * The number of entries to remove below the current one: those of the screen itself, such as its
 * wizard steps, and the target's entry, which would otherwise be duplicated.
 */
function entriesToReplace(pathname: string): number {
  const index = currentIndex();
  const paths = readPaths();
  let lowest = index;
  while (lowest > 0 && paths[lowest - 1] === paths[index]) lowest -= 1;
  if (lowest > 0 && paths[lowest - 1] === pathname) lowest -= 1;
  return index - lowest;
}

const pathOf = (to: string): string => new URL(to, location.origin).pathname;

/**
 * Functions that leave a finished screen so that Back does not return to it. Each function goes
 * back in the history and replaces the entry there.
 */
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
     * Goes back to the entry with the path of `to`, if there is one. Otherwise replaces the current
     * entry.
     */
    returnTo,
    /** `returnTo` for a link's onClick. Clicks that open another tab are left to the browser. */
    returnOnClick: (to: string) => (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      returnTo(to);
    },
    /** Replaces all entries of this screen, and avoids two consecutive entries for the target. */
    leaveFor(to: string): void {
      afterDialog(() => replaceBelow(entriesToReplace(pathOf(to)), to));
    },
  };
}

/** Waits until a dialog that was just closed has removed its history entry. */
function afterDialog(act: () => void): void {
  if (currentEntry().isDialog) window.addEventListener('popstate', act, { once: true });
  else act();
}
