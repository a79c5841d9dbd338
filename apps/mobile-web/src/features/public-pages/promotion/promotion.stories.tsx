import { mockGet, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { patterns } from '../../../shared/paths.ts';
import { aClientConfig } from '../public-pages.fixtures.ts';
import { PromotionScreen } from './promotion.screen.tsx';

type ConfigAnswer = Parameters<typeof mockGet<'/client/v1/config'>>[1];

const at = (config: ConfigAnswer, url = '/promotion') => ({
  route: { path: patterns.promotion, url },
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

/** The phone shows another app, as it does when the link has opened ours. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

export const Opening: Story = {
  name: 'It offers to open the app by its own scheme, and says when it goes on',
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open the app' });
    await expect(open).toHaveAttribute('href', 'kosha://open');
    await expect(
      canvas.getByText(/^If the app does not open, you go on in .* in \d s/),
    ).toBeVisible();
  },
};

export const GoOnAtOnce: Story = {
  name: 'Nobody has to wait',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go on in the browser' }));
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/'));
  },
};

export const Opened: Story = {
  tags: ['state'],
  name: 'Once the app has opened, the page stays and the time no longer runs',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open the app' });
    hide(true);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    await waitFor(() => expect(canvas.getByText(/^The app should be open now/)).toBeVisible());
    await expect(canvas.queryByText(/you go on in the browser in/)).toBeNull();
  },
};

export const HostileScheme: Story = {
  name: 'A scheme of the server that is not ours is not offered',
  parameters: at(success({ ...aClientConfig, app: { scheme: 'intent' } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/you go on in the browser in [1-4] s/);
    await expect(canvas.queryByRole('link', { name: 'Open the app' })).toBeNull();
  },
};

const fallback = encodeURIComponent(
  'intent://x#Intent;scheme=javascript;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
);

export const HostileQuery: Story = {
  name: 'What the address asks for is not offered',
  parameters: at(
    success(aClientConfig),
    `/promotion?scheme=javascript%3Aalert(1)&url=data%3Atext%2Fhtml%2Chi&link=${fallback}`,
  ),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open the app' });
    await expect(open).toHaveAttribute('href', 'kosha://open');
  },
};

export const ConfigFails: Story = {
  name: 'Without the server there is only the browser',
  parameters: at(networkError()),
  play: async ({ canvas }) => {
    await canvas.findByText(/you go on in the browser in [1-4] s/);
    await expect(canvas.queryByRole('link', { name: 'Open the app' })).toBeNull();
  },
};

export const Desktop: Story = {
  name: 'On a desktop there is no app to open',
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
