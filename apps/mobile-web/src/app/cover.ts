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
