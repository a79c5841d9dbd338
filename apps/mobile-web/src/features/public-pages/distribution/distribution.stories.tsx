import { mockGet, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { aClientConfig } from '../public-pages.fixtures.ts';
import { DistributionScreen } from './distribution.screen.tsx';

type ConfigResponse = Parameters<typeof mockGet<'/client/v1/config'>>[1];

const at = (url: string, config: ConfigResponse = success(aClientConfig)) => ({
  route: { path: routePatterns.distribution, url },
  msw: { handlers: [mockGet('/client/v1/config', config)] },
});

const { customer, app } = aClientConfig;

const meta = {
  title: 'Public pages/Get the app',
  component: DistributionScreen,
  parameters: at('/distribution?pid=7'),
  globals: { platform: 'android' },
} satisfies Meta<typeof DistributionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On Android, the store link and the download link pass the chosen product to the app. */
export const Android: Story = {
  play: async ({ canvas }) => {
    const store = await canvas.findByRole('link', { name: 'Get it on Google Play' });
    await expect(store).toHaveAttribute('href', 'https://play.example/details?id=kosha&pid=7');
    const file = canvas.getByRole('link', { name: 'Download the app' });
    await expect(file).toHaveAttribute('href', 'https://files.example/kosha.apk?pid=7');
    await expect(canvas.getByText('On Android, loans are taken in the app')).toBeVisible();
    await expect(canvas.getByText('The loan that you chose opens in the app.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /App Store|browser/ })).toBeNull();
  },
};

/** On an iPhone, the page links to the web app and, below it, to the App Store. */
export const Iphone: Story = {
  parameters: at('/distribution'),
  globals: { platform: 'iphone' },
  play: async ({ canvas }) => {
    const store = await canvas.findByRole('link', { name: 'Get it on the App Store' });
    await expect(store).toHaveAttribute('href', 'https://store.example/kosha');
    const browser = canvas.getByRole('link', { name: 'Go on in the browser' });
    await expect(browser).toHaveAttribute('href', '/');
    await expect(browser.compareDocumentPosition(store)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('You can take a loan here, in the browser')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Google Play|Download/ })).toBeNull();
    await expect(canvas.queryByText('The loan that you chose opens in the app.')).toBeNull();
  },
};

/** On a computer, the page links to both stores and to the APK. */
export const Desktop: Story = {
  globals: { platform: 'desktop', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Get it on Google Play')).toBeVisible();
    for (const name of ['Get it on the App Store', 'Download the app', 'Privacy Policy']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};

/** If the product id in the URL is invalid, the links do not contain it. */
export const UnknownProduct: Story = {
  parameters: at('/distribution?pid=%22%3E%3Cscript%3E'),
  play: async ({ canvas }) => {
    const store = await canvas.findByRole('link', { name: 'Get it on Google Play' });
    await expect(store).toHaveAttribute('href', 'https://play.example/details?id=kosha');
  },
};

/** A download link with an unsafe URL is not shown. The other download link is shown. */
export const OneUnsafeAddress: Story = {
  parameters: at(
    '/distribution',
    success({ customer, app: { ...app, playStoreUrl: 'http://play.example/kosha' } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Download the app' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get it on Google Play' })).toBeNull();
  },
};

/** If the URLs of all download links are unsafe, the page shows a warning and whom to contact. */
export const AllAddressesUnsafe: Story = {
  parameters: at(
    '/distribution',
    success({
      customer,
      app: { playStoreUrl: 'javascript:alert(1)', apkUrl: 'http://files.example/kosha.apk' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not safe to open');
    await expect(canvas.getByRole('link', { name: '1800 000 0000' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Google Play|Download/ })).toBeNull();
  },
};

/** If the server sends no download links, the page shows whom to contact. */
export const NoAddresses: Story = {
  parameters: at('/distribution', success({ customer })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The app cannot be had here right now')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'care@kosha.example' })).toBeVisible();
  },
};

export const OfflineAndRetry: Story = {
  parameters: at('/distribution', firstThenSecond(networkError(), success(aClientConfig))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await expect(canvas.getByText('On Android, loans are taken in the app')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Get it on Google Play')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: at('/distribution', neverResponds()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking up where the app is')).toBeInTheDocument();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Get it on Google Play')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Get it on Google Play')).toBeVisible();
  },
};
