import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { AlertScreen } from './alert.screen.tsx';

const written = fn<(text: string) => Promise<void>>();

/** Without `write` there is no clipboard, as on an insecure origin. */
function withClipboard(write: typeof written | undefined): () => void {
  const value = write && { writeText: write };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta = {
  title: 'Public pages/Open on an iPhone',
  component: AlertScreen,
  parameters: { route: { path: routePatterns.alert, url: '/alert' } },
  globals: { platform: 'android' },
} satisfies Meta<typeof AlertScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * On an Android phone, the page says that the web app works only on an iPhone or iPad, and links to
 * the page for getting the native app.
 */
export const Android: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('only available to IOS users')).toBeVisible();
    await expect(canvas.getByText(/in a browser on an iPhone or iPad/)).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveValue(`${location.origin}/`);
    await expect(canvas.getByRole('link', { name: /Get the app/ })).toHaveAttribute(
      'href',
      '/distribution',
    );
  },
};

export const LinkCopied: Story = {
  tags: ['state'],
  beforeEach: () => {
    written.mockReset().mockResolvedValue(undefined);
    return withClipboard(written);
  },
  play: async ({ canvas, userEvent }) => {
    // user-event may replace the clipboard of `beforeEach`, so the mock is installed again.
    withClipboard(written);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(await canvas.findByText(/^The link is copied/)).toBeVisible();
    await expect(written.mock.calls).toEqual([[`${location.origin}/`]]);
  },
};

/** If the link cannot be copied, its text is selected, and a message explains how to copy it. */
export const LinkNotCopied: Story = {
  tags: ['state'],
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    withClipboard(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(await canvas.findByText(/^The link could not be copied/)).toBeVisible();
    const field = canvas.getByLabelText<HTMLInputElement>('Address');
    await expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
  },
};

/** On an iPhone, the page links to Home, because the web app works there. */
export const Iphone: Story = {
  globals: { platform: 'iphone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  },
};

/**
 * On a computer, the visitor can copy the link and open it on an iPhone. The page does not offer
 * the native app.
 */
export const Desktop: Story = {
  globals: { platform: 'desktop', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Get the app/ })).toBeNull();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
