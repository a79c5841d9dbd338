/** When the code of the screen does not come, the app starts without it and offers Retry. */
const maxWaitMs = 5_000;
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

/** Starts the app behind the frame. */
export async function startCovered(screenIsHere: Promise<void>, start: () => void): Promise<void> {
  await Promise.race([screenIsHere, after(maxWaitMs)]);
  start();
  await after(maxCoverMs);
  uncover();
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
