import { expect } from 'storybook/test';

/** In ms; the longest duration of an entry animation. */
const longestEntry = 1000;

const isEntering = ({ effect, playState, timeline }: Animation): boolean =>
  playState === 'running' &&
  timeline === document.timeline &&
  Number(effect?.getComputedTiming().endTime ?? Infinity) <= longestEntry;

/** Polls each frame, because `Animation.finished` never settles for a replaced animation. */
export async function waitForMotion(): Promise<void> {
  while (document.getAnimations().some(isEntering))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const motionOff = new CSSStyleSheet();
motionOff.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }',
);

/** A slow response must not start an animation during the checks after a story. */
export function disableMotion(): void {
  document.adoptedStyleSheets.push(motionOff);
}

export function enableMotion(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== motionOff);
}

const visibilityOptions = {
  opacityProperty: true,
  visibilityProperty: true,
  contentVisibilityAuto: true,
} as const;

export function makeToBeVisibleWait(): void {
  expect.extend({
    async toBeVisible(received: Element) {
      await waitForMotion();
      const pass = received.isConnected && received.checkVisibility(visibilityOptions);
      const start = received.outerHTML.slice(0, 200);
      return { pass, message: () => `This is ${pass ? '' : 'not '}visible: ${start}` };
    },
  });
}
