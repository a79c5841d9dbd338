import { preloadScreen } from './prefetch.ts';

declare global {
  /** API of the page's inline script (`inline-script.ts`); undefined in development. */
  var koshaPage:
    | {
        /** Shows a notice that the page failed to load, with a reload button. */
        showNotice: () => void;
        /** Call this right before the app starts. */
        handOver: () => void;
        /** The button or link that was tapped in a prerendered page before the app started. */
        pressed?: HTMLElement;
      }
    | undefined;
}

/** The maximum wait for the screen's code. After that, the app starts with a loading state. */
const maxWaitMs = 5_000;

interface Start {
  /** Whether the prerendered page has content. */
  hasContent: boolean;
  /** Resolves when the messages of the language have loaded, or have failed to load. */
  hasLanguage: Promise<void>;
  start: () => void;
}

/**
 * Waits for the code of the first screen, so that no loading state replaces prerendered content.
 */
export async function startApp(
  pathname: string,
  { hasContent, hasLanguage, start }: Start,
): Promise<void> {
  try {
    if (hasContent) await Promise.race([preloadScreen(pathname), after(maxWaitMs)]);
    await hasLanguage;
  } catch (cause) {
    // In development there is no notice, so the error goes to the console.
    if (!globalThis.koshaPage) throw cause;
    return globalThis.koshaPage.showNotice();
  }
  globalThis.koshaPage?.handOver();
  start();
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
