import { useEffect } from 'react';

/** How long the frame may stand in front of a screen that waits for the server. */
const maxCoverMs = 1_000;

/**
 * Whether the frame of the screen, which the build wrote, covers the app. The page's inline script shows
 * it to a person who is signed in.
 */
export const isCovered = (): boolean => 'shell' in document.documentElement.dataset;

/** Shows the app in place of the frame. */
export function uncover(): void {
  delete document.documentElement.dataset['shell'];
  document.getElementById('shell')?.remove();
}

/** Takes the frame away in any case, some time after the app has come to stand behind it. */
export function useCoverLimit(): void {
  useEffect(() => {
    const timer = setTimeout(uncover, maxCoverMs);
    return () => clearTimeout(timer);
  }, []);
}
