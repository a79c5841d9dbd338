import { expect, waitFor, within } from 'storybook/test';

/** Waits until these words are shown as a toast; the same words elsewhere do not count. */
export const findToast = (words: string): Promise<void> =>
  waitFor(() => {
    const toasts = document.querySelector<HTMLElement>('[popover][aria-live="polite"]');
    return expect(within(toasts ?? document.createElement('div')).getByText(words)).toBeVisible();
  });
