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
