import { expect } from 'storybook/test';

/** In ms: nothing fades or slides in for longer; a longer motion goes on while one looks. */
const longestEntry = 1000;

/** Waits for what fades or slides in: the checks after a story judge colours and places as they stay. */
export async function motionOver(): Promise<void> {
  const entries = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const endTime = Number(effect?.getComputedTiming().endTime ?? Infinity);
    return playState === 'running' && timeline === document.timeline && endTime <= longestEntry;
  });
  await Promise.all(entries.map(({ finished }) => finished.catch(() => undefined)));
}

const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }',
);

/**
 * Lets nothing move any more until `moveAgain`. An answer may come while the checks after a story run:
 * what it changes then has its last colours at once.
 */
export function standStill(): void {
  document.adoptedStyleSheets.push(still);
}

export function moveAgain(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

const everyWay = {
  opacityProperty: true,
  visibilityProperty: true,
  contentVisibilityAuto: true,
} as const;

/**
 * Whoever looks sees a dialog once it has faded in, and so do the tests of stories: `toBeVisible` first
 * waits for what moves. With less motion nothing moves, and nothing waits.
 */
export function seeWhatStays(): void {
  expect.extend({
    async toBeVisible(received: Element) {
      await motionOver();
      const pass = received.isConnected && received.checkVisibility(everyWay);
      const start = received.outerHTML.slice(0, 200);
      return { pass, message: () => `This is ${pass ? '' : 'not '}visible: ${start}` };
    },
  });
}
