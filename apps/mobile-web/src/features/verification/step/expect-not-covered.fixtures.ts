import { expect, waitFor } from 'storybook/test';

/** Asserts that the focused element is not covered by the bars at the top and the bottom. */
export async function expectNotCovered(element: HTMLElement): Promise<void> {
  await waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    return expect({ isBelowHeader: top >= header, isAboveFooter: bottom <= footer }).toEqual({
      isBelowHeader: true,
      isAboveFooter: true,
    });
  });
}
