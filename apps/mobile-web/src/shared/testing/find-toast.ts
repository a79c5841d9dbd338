import { expect, waitFor, within } from 'storybook/test';

/** Finds a toast by its text, and ignores the same text elsewhere. */
export const findToast = (words: string): Promise<void> =>
  waitFor(() => {
    const toasts = document.querySelector<HTMLElement>('[popover][aria-live="polite"]');
    return expect(within(toasts ?? document.createElement('div')).getByText(words)).toBeVisible();
  });
