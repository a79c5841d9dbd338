import { expect } from 'storybook/test';

/** In ms: no entry animation is longer. */
const longestEntry = 1000;

const isEntering = ({ effect, playState, timeline }: Animation): boolean =>
  playState === 'running' &&
  timeline === document.timeline &&
  Number(effect?.getComputedTiming().endTime ?? Infinity) <= longestEntry;

/** Waits for entry animations, frame by frame: the `finished` promise of a replaced animation never settles. */
export async function motionFinished(): Promise<void> {
  while (document.getAnimations().some(isEntering))
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }',
);

/** Stops all motion until `enableMotion`: a late response must not animate during the checks after a story. */
export function disableMotion(): void {
  document.adoptedStyleSheets.push(still);
}

export function enableMotion(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

const everyWay = {
  opacityProperty: true,
  visibilityProperty: true,
  contentVisibilityAuto: true,
} as const;

/** Makes `toBeVisible` wait for entry animations. */
export function waitInToBeVisible(): void {
  expect.extend({
    async toBeVisible(received: Element) {
      await motionFinished();
      const pass = received.isConnected && received.checkVisibility(everyWay);
      const start = received.outerHTML.slice(0, 200);
      return { pass, message: () => `This is ${pass ? '' : 'not '}visible: ${start}` };
    },
  });
}
