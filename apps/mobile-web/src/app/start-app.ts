import { startTransition } from 'react';
import { isCovered } from './cover.ts';
import { preloadRoute, readRouteEarly } from './preload-route.ts';

/** The page's inline script (`early/watchdog.ts`), which sees to it that the app's files come. */
export interface Watchdog {
  /** Call this when a file that the start needs has not come: all are asked for again. */
  fail: () => void;
  /** Call this right before the app starts. False where an earlier or later attempt has started it. */
  takeOver: () => boolean;
  /** The button that a person has pressed in a prerendered page before the app was there. */
  pressed?: HTMLElement;
}

declare global {
  /** Undefined while developing. */
  var koshaWatchdog: Watchdog | undefined;
}

/** When the code of the screen hangs, the app starts without it and says what it waits for. */
const maxWaitMs = 5_000;
/** How long the start may wait for answers: what comes later is shown by the screen when it comes. */
const maxReadMs = 300;

/**
 * Brings the files of the first screen, then starts. Nothing has happened before that, so that an
 * attempt whose files do not come can be made again as a whole, with other addresses for all of them.
 */
export async function startApp(
  pathname: string,
  {
    isPrerendered,
    hasLanguage,
    start,
  }: {
    isPrerendered: boolean;
    /** Resolves when the texts of the language are here, or are known not to come. */
    hasLanguage: Promise<void>;
    start: () => void;
  },
): Promise<void> {
  const startOnce = () => {
    if (globalThis.koshaWatchdog?.takeOver() !== false) start();
  };
  try {
    // Hydrating before the screen's chunk is here would throw the prerendered page away.
    if (isPrerendered) await preloadRoute(pathname);
    else if (isCovered()) await prepareCovered(pathname);
    await hasLanguage;
  } catch (cause) {
    if (!globalThis.koshaWatchdog) throw cause;
    return globalThis.koshaWatchdog.fail();
  }
  // React makes a covered screen in small parts, so that the browser can do other things in between.
  if (isCovered()) return startTransition(startOnce);
  startOnce();
  // A screen whose code does not come says so itself.
  if (!isPrerendered) preloadRoute(pathname).catch(() => {});
}

/**
 * The app starts behind the frame, which goes when the screen has its answers (`data-outlet.tsx`). They
 * are read before, where the screen says which it shows first, so that it renders once.
 */
async function prepareCovered(pathname: string): Promise<void> {
  await Promise.race([preloadRoute(pathname), after(maxWaitMs)]);
  await Promise.race([readRouteEarly(pathname), after(maxReadMs)]);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
