import { preloadScreen } from './prefetch.ts';

declare global {
  /** API of the page's inline script (`inline-script.ts`); undefined in development. */
  var koshaPage:
    | {
        /** Shows a notice with a reload button: the page failed to load. */
        showNotice: () => void;
        /** Call this right before the app starts. */
        handOver: () => void;
        /** The button or link that was tapped in a prerendered page before the app started. */
        pressed?: HTMLElement;
      }
    | undefined;
}

/** If the screen's code is slow, the app starts without it and shows a loading state. */
const maxWaitMs = 5_000;

interface Start {
  /**
   * Whether the page has content that the app would replace. Then the app waits for the screen's
   * code.
   */
  hasContent: boolean;
  /** Resolves when the language's messages have loaded, or failed to. */
  hasLanguage: Promise<void>;
  start: () => void;
}

/**
 * Starts the app once its first screen's code has loaded, so the prerendered content stays until
 * the screen replaces it.
 */
export async function startApp(
  pathname: string,
  { hasContent, hasLanguage, start }: Start,
): Promise<void> {
  try {
    if (hasContent) await Promise.race([preloadScreen(pathname), after(maxWaitMs)]);
    await hasLanguage;
  } catch (cause) {
    // In development, the error appears in the console.
    if (!globalThis.koshaPage) throw cause;
    return globalThis.koshaPage.showNotice();
  }
  globalThis.koshaPage?.handOver();
  start();
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
