import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession } from '../session/session.ts';
import { stored } from '../browser/stored.ts';
import { currentEntry, currentIndex } from './history-entry.ts';

/** The path of each entry in this tab's history; the index is the number that the router gave the entry. */
const kept = stored('session', 'trail', ({ paths }) =>
  Array.isArray(paths) ? { paths: paths.map(String) } : undefined,
);

const readPaths = (): string[] => kept.read()?.paths ?? [];

/** Notes the path of each entry that is shown, but not after sign-out: then the browser keeps nothing. */
export function useTrail(): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (currentSession() === undefined) return;
    const before = readPaths();
    const below = Array.from({ length: currentIndex() }, (_, index) => before[index] ?? '');
    kept.write({ paths: [...below, pathname] });
  }, [key, pathname]);
}

/** How many entries to go back to the nearest one with that path; 0 if there is none. */
function stepsBackTo(pathname: string): number {
  const index = currentIndex();
  const nearest = readPaths().slice(0, index).lastIndexOf(pathname);
  return nearest === -1 ? 0 : index - nearest;
}

/**
 * How many entries below this one a leaving screen takes with it: its own, such as the parts of a check, and that of
 * the screen it leads to, which would stand there twice.
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
 * Ways to leave a screen that is done, so that Back does not lead into it again. Each first goes back some
 * entries and then replaces the entry there with the new address.
 */
export function useLeave() {
  const navigate = useNavigate();
  function replaceBelow(entries: number, to: string, state?: unknown): void {
    const replace = () => void navigate(to, { replace: true, state });
    if (entries === 0) return replace();
    window.addEventListener('popstate', replace, { once: true });
    void navigate(-entries);
  }
  const returnTo = (to: string, state?: unknown) => {
    whenUncovered(() => replaceBelow(stepsBackTo(pathOf(to)), to, state));
  };
  return {
    /** Goes back to the screen with that path if the person came from there; else replaces this entry. */
    returnTo,
    /** As `returnTo`, for a link; the browser itself handles a click that opens another tab. */
    returnOnClick: (to: string) => (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      returnTo(to);
    },
    /** Replaces all entries that this screen has made, and never leaves the next screen twice in a row. */
    leaveFor(to: string): void {
      whenUncovered(() => replaceBelow(entriesToReplace(pathOf(to)), to));
    },
  };
}

/** Waits until a dialog that has just closed has removed its own entry. */
function whenUncovered(act: () => void): void {
  if (currentEntry().isDialog) window.addEventListener('popstate', act, { once: true });
  else act();
}
