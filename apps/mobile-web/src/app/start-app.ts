import { preloadScreen } from './prefetch.ts';

declare global {
  /** API of the page's inline script (`inline-script.ts`); undefined in development. */
  var koshaPage:
    | {
        showNotice: () => void;
        /** Call this right before the app starts. Removes the notice and the click listener. */
        handOver: () => void;
        /** The button or link that was tapped in a prerendered page before the app started. */
        pressed?: HTMLElement;
      }
    | undefined;
}

/** If the screen's code takes longer than this to load, the app starts with a loading state. */
const maxWaitMs = 5_000;

interface Start {
  /** Whether the user already sees prerendered content. */
  hasContent: boolean;
  hasLanguage: Promise<void>;
  start: () => void;
}

/**
 * Starts the app. If the user already sees prerendered content, first waits for the screen's code,
 * so that no loading state replaces this content.
 */
export async function startApp(
  pathname: string,
  { hasContent, hasLanguage, start }: Start,
): Promise<void> {
  try {
    if (hasContent) await Promise.race([preloadScreen(pathname), after(maxWaitMs)]);
    await hasLanguage;
  } catch (cause) {
    // The development server has no inline script, and so no notice.
    if (!globalThis.koshaPage) throw cause;
    return globalThis.koshaPage.showNotice();
  }
  globalThis.koshaPage?.handOver();
  start();
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
