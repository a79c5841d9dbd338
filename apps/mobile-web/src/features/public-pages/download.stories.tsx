import { mockGet, mockPost, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { routePatterns } from '../../shared/paths.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { startNativeAppSession } from '../../shared/session/session.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { DownloadScreen } from './download.screen.tsx';
import { aClientConfig } from './public-pages.fixtures.ts';
import { scrollTo } from '../../shared/testing/scroll-to.ts';

const config = mockGet('/client/v1/config', success(aClientConfig));
const eligible = mockGet('/user/v1/eligibility', success({ accordWith: true, reasons: [] }));
const tracked = fn();
const trackingPost = mockPost('/burying-point/v3/burying-point', ({ body }) => {
  tracked(body);
  return success(null);
});

const meta = {
  title: 'Public pages/Download',
  component: DownloadScreen,
  parameters: {
    route: { path: routePatterns.download, url: '/download' },
    msw: { handlers: [config, eligible, ...trackingHandlers] },
  },
  beforeEach: () => {
    tracked.mockClear();
  },
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an iPhone, nothing is downloaded: APPLY NOW opens the sign-in in the browser. */
export const Iphone: Story = {
  globals: { platform: 'iphone' },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('link', { name: 'APPLY NOW' });
    await expect(apply).toHaveAttribute('href', '/login');
    await expect(await canvas.findByText('Kosha Sample Finance Private Limited')).toBeVisible();
  },
};

/**
 * On Android, borrowers take loans in the native app, so "APPLY NOW" opens the page "Get the app".
 * The URL of this page contains the chosen product.
 */
export const Android: Story = {
  parameters: { route: { path: routePatterns.download, url: '/download?pid=7' } },
  globals: { platform: 'android' },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('link', { name: 'APPLY NOW' });
    await expect(apply).toHaveAttribute('href', '/distribution?pid=7');
  },
};

/**
 * On a computer that is not a Mac, "APPLY NOW" opens the page "Get the app", which lists all
 * stores. On a Mac, it opens the sign-in, as on an iPhone.
 */
export const Desktop: Story = {
  globals: { platform: 'desktop', viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('link', { name: 'APPLY NOW' });
    await expect(apply).toHaveAttribute('href', '/distribution');
  },
};

/** Inside the native app, APPLY NOW opens the sign-in. */
export const InsideTheNativeApp: Story = {
  tags: ['behaviour'],
  globals: { platform: 'android' },
  beforeEach: startNativeAppSession,
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('link', { name: 'APPLY NOW' });
    await expect(apply).toHaveAttribute('href', '/login');
  },
};

/** On an iPhone, the event `download_eligibility` has `is_ok` 1 for visitors who can apply. */
export const EventOnIphone: Story = {
  tags: ['behaviour'],
  globals: { platform: 'iphone' },
  parameters: { msw: { handlers: [config, eligible, trackingPost, ...trackingHandlers] } },
  play: async () => {
    const event = { event: 'download_eligibility', params: { is_ok: 1 } };
    await waitFor(() => expect(tracked).toHaveBeenCalledWith([expect.objectContaining(event)]));
  },
};

export const TermsAndTiers: Story = {
  globals: { policy: 'specified' },
  play: async ({ canvas }) => {
    for (const term of [
      'Indian citizen',
      '18 or older',
      'KYC documents',
      'Basic information',
      'Work information',
      'Contact information',
      '30% per annum',
      '18% of the processing fee',
      '91 days up to a maximum of 360',
    ]) {
      await expect(canvas.getByText(term)).toBeInTheDocument();
    }
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles.indexOf('Sample terms')).toBeGreaterThan(titles.indexOf('Tier discounts'));
    const sample = canvas.getByText(/^These terms are a sample/);
    await expect(sample).toBeVisible();
    scrollTo(sample);
    for (const [tier, reduction] of [
      ['Copper', '5%On-time repayments: 1'],
      ['Silver', '9%On-time repayments: 2'],
      ['Gold', '13%On-time repayments: 4'],
    ] as const) {
      await expect(canvas.getByText(tier).parentElement).toHaveTextContent(`${tier}${reduction}`);
    }
  },
};

/** The page shows the terms that the server calculates from the offered products. */
export const TermsStrict: Story = {
  globals: { policy: 'strict' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Terms of our loans' });
    await canvas.findByText('18.25% – 29.2% per annum');
    // On a docs page with several stories, a repeated response may re-render the rows, so `waitFor`
    // searches for the text again.
    await waitFor(() => expect(canvas.getByText('7 days up to a maximum of 30')).toBeVisible());
    await expect(canvas.getByText('730.7%')).toBeVisible();
    await expect(
      canvas.getByText('₹1,000 for 7 days: ₹882 arrives, ₹1,005.60 is repaid.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/sample/)).toBeNull();
    await expect(canvas.queryByText('Contact information')).toBeNull();
  },
};

const reason = 'Loans are not offered in your area at the moment.';

/** If the visitor cannot apply, the server's reason replaces APPLY NOW on every device. */
export const NotEligible: Story = {
  parameters: {
    msw: {
      handlers: [
        config,
        mockGet('/user/v1/eligibility', success({ accordWith: false, reasons: [reason] })),
        trackingPost,
        ...trackingHandlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'APPLY NOW' })).not.toBeInTheDocument();
    const event = { event: 'download_eligibility', params: { is_ok: 2 } };
    await waitFor(() => expect(tracked).toHaveBeenCalledWith([expect.objectContaining(event)]));
  },
};

export const EligibilityLoading: Story = {
  parameters: { msw: { handlers: [config, mockGet('/user/v1/eligibility', neverResponds())] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking whether you can apply')).toBeInTheDocument();
  },
};

export const EligibilityFailedAndRetry: Story = {
  parameters: {
    msw: {
      handlers: [
        config,
        mockGet(
          '/user/v1/eligibility',
          firstThenSecond(networkError(), success({ accordWith: true })),
        ),
        ...trackingHandlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: 'APPLY NOW' })).toBeVisible();
  },
};

export const ContactUnknown: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: {
      handlers: [mockGet('/client/v1/config', networkError()), eligible, ...trackingHandlers],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'APPLY NOW' })).toBeVisible();
    await expect(canvas.getByText('Indian citizen')).toBeVisible();
    await expect(canvas.queryByText('Contact us')).not.toBeInTheDocument();
  },
};

export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
