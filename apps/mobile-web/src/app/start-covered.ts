import { startTransition } from 'react';
import { preloadRoute, readRouteFirst } from './preload-route.ts';

/** When the code of the screen does not come, the app starts without it and offers Retry. */
const maxWaitMs = 5_000;
/** How long the start may wait for answers: what comes later is shown by the screen when it comes. */
const maxReadMs = 300;

/**
 * Starts the app behind the frame, which goes when the screen has its answers (`data-outlet.tsx`). They
 * are read before, where the screen says which it shows first, so that it renders once.
 */
export async function startCovered(pathname: string, start: () => void): Promise<void> {
  await Promise.race([preloadRoute(pathname), after(maxWaitMs)]);
  await Promise.race([readRouteFirst(pathname), after(maxReadMs)]);
  // React makes the screen in small parts, so that the browser can do other things in between.
  startTransition(start);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
