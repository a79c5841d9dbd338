import { mockGet, neverResponds, networkError, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCustomerService } from '../../../shared/order-display/contact.fixtures.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { aboutUs } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { AboutScreen } from './about.screen.tsx';

const meta = {
  title: '9 Help and feedback/About us',
  component: AboutScreen,
  parameters: {
    route: { path: routePatterns.about, url: '/personal/aboutus' },
    msw: { handlers: [mockGet('/client/v1/about-us', success(aboutUs))] },
  },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kosha' })).toBeVisible();
    await expect(canvas.getByText('Repay on time and your next loan costs less.')).toBeVisible();
    await expect(await canvas.findByText(/Meera Nair/)).toBeInTheDocument();
  },
};

/** A long e-mail address wraps on the smallest phone. */
export const LongEmailAddress: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet('/client/v1/about-us', success(aboutUs)),
        mockGet(
          '/client/v1/config',
          success({
            customer: {
              ...aCustomerService,
              email: 'customer.service.and.grievances@kosha-consumer-finance.example',
            },
          }),
        ),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /^customer\.service/ });
    const card = link.closest('section')!;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockGet('/client/v1/about-us', neverResponds())] } },
};

// `RouteFrame` also requests /about-us, for the name of the app. The order of the two requests is
// not fixed, so this flag, not the order, determines the response.
let isOnline = false;

export const LoadFailedAndRetry: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet('/client/v1/about-us', () => (isOnline ? success(aboutUs) : networkError())),
      ],
    },
  },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Kosha' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const SmallPhoneLargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
