import { expect, waitFor, within } from 'storybook/test';

export const findToast = (words: string): Promise<void> =>
  waitFor(() => {
    const toasts = document.querySelector<HTMLElement>('[popover][aria-live="polite"]');
    return expect(within(toasts ?? document.createElement('div')).getByText(words)).toBeVisible();
  });
