import { expect, waitFor } from 'storybook/test';

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
