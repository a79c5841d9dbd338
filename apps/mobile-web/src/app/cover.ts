import { useEffect } from 'react';
import type { Picture } from '../picture/hand-over.ts';

/** How long the frame may stand in front of a screen that waits for the server. */
const maxCoverMs = 1_000;

/**
 * Whether the frame of the screen, which the build wrote, covers the app. The page's inline script shows
 * it to a person who is signed in.
 */
export const isCovered = (): boolean => 'shell' in document.documentElement.dataset;

let picture: Picture | undefined;

/** Whether a picture of the screen stands in the place of its frame. */
export const isPictured = (): boolean => isCovered() && picture !== undefined;

/** Call this once a picture stands in the place of the frame. */
export function notePicture(shown: Picture): void {
  picture = shown;
}

/** Shows the app in place of the frame. */
export function uncover(): void {
  if (picture && isCovered()) picture.whenReleased(takeAway);
  else takeAway();
}

function takeAway(): void {
  delete document.documentElement.dataset['shell'];
  const cover = document.getElementById('shell');
  const screen = document.getElementById('root');
  if (cover && screen) picture?.handOver(screen);
  cover?.remove();
}

/** Takes the frame away in any case, some time after the app has come to stand behind it. */
export function useCoverLimit(): void {
  useEffect(() => {
    const timer = setTimeout(uncover, maxCoverMs);
    return () => clearTimeout(timer);
  }, []);
}
