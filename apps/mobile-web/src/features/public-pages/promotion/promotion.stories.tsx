import { mockGet, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { aClientConfig } from '../public-pages.fixtures.ts';
import { PromotionScreen } from './promotion.screen.tsx';

type ConfigResponse = Parameters<typeof mockGet<'/client/v1/config'>>[1];

const at = (config: ConfigResponse, url = '/promotion') => ({
  route: { path: routePatterns.promotion, url },
  msw: { handlers: [mockGet('/client/v1/config', config)] },
});

const meta = {
  title: 'Public pages/Opening the app',
  tags: ['ticking'],
  component: PromotionScreen,
  parameters: at(success(aClientConfig)),
  globals: { platform: 'android' },
} satisfies Meta<typeof PromotionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a switch to another app (`true`) or back to the browser (`false`). */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/**
 * The page offers to open the native app with its URL scheme. A countdown shows when the page
 * continues in the browser instead.
 */
export const Opening: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open the app' });
    await expect(open).toHaveAttribute('href', 'kosha://open');
    await expect(
      canvas.getByText(/^If the app does not open, you go on in .* in \d s/),
    ).toBeVisible();
  },
};

export const Skipped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go on in the browser' }));
    await expectPath(canvas, '/');
  },
};

/** After the native app has opened, this page stays open, and its countdown stops. */
export const Opened: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open the app' });
    hide(true);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    await waitFor(() => expect(canvas.getByText(/^The app should be open now/)).toBeVisible());
    await expect(canvas.queryByText(/you go on in the browser in/)).toBeNull();
  },
};

/**
 * If the URL scheme in the server's configuration does not belong to the app, the page does not
 * offer to open the app.
 */
export const UnsafeScheme: Story = {
  tags: ['behaviour'],
  parameters: at(success({ ...aClientConfig, app: { scheme: 'intent' } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/you go on in the browser in [1-4] s/);
    await expect(canvas.queryByRole('link', { name: 'Open the app' })).toBeNull();
  },
};

const fallback = encodeURIComponent(
  'intent://x#Intent;scheme=javascript;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
);

/** Links and URL schemes in the page's own URL are ignored. */
export const UnsafeQuery: Story = {
  tags: ['behaviour'],
  parameters: at(
    success(aClientConfig),
    `/promotion?scheme=javascript%3Aalert(1)&url=data%3Atext%2Fhtml%2Chi&link=${fallback}`,
  ),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open the app' });
    await expect(open).toHaveAttribute('href', 'kosha://open');
  },
};

/**
 * If the configuration fails to load, the page does not offer to open the native app. It only
 * continues in the browser.
 */
export const ConfigFailed: Story = {
  parameters: at(networkError()),
  play: async ({ canvas }) => {
    await canvas.findByText(/you go on in the browser in [1-4] s/);
    await expect(canvas.queryByRole('link', { name: 'Open the app' })).toBeNull();
  },
};

/** On a desktop, the page does not offer to open the native app. */
export const Desktop: Story = {
  globals: { platform: 'desktop', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/you go on in the browser in [1-4] s/);
    await expect(canvas.queryByRole('link', { name: 'Open the app' })).toBeNull();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
