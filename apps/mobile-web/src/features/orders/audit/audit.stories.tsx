import { mockGet, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { AuditScreen } from './audit.screen.tsx';
import { orderInState, loadingOrderHandlers, orderHandlers } from '../orders.fixtures.ts';

const meta: Meta<typeof AuditScreen> = {
  title: '6 Orders/Audit',
  component: AuditScreen,
  parameters: { route: { path: routePatterns.orderAudit, url: '/orders/70012/audit' } },
};
export default meta;

type Story = StoryObj<typeof AuditScreen>;

function inTurn(...states: (string | 'fails')[]): Pick<Story, 'parameters' | 'beforeEach'> {
  let requestCount = 0;
  const answer = () => {
    const state = states[Math.min(requestCount, states.length - 1)] ?? '1';
    requestCount += 1;
    return state === 'fails' ? networkError() : success(orderInState(state));
  };
  return {
    parameters: { msw: { handlers: [mockGet('/order/v1/detail', answer), ...trackingHandlers] } },
    beforeEach: () => {
      requestCount = 0;
    },
  };
}

const failing = (response: Parameters<typeof mockGet<'/order/v1/detail'>>[1]) => ({
  msw: { handlers: [mockGet('/order/v1/detail', response), ...trackingHandlers] },
});

export const Loading: Story = { parameters: { msw: { handlers: loadingOrderHandlers } } };

export const InAuditing: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('1')) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'In Auditing' });
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'LoansAmount',
      '1 loan₹1,000–₹5,000',
      '3 loans₹3,000–₹10,000',
      '5 loans₹5,000–₹40,000',
    ]);
    await expect(canvas.getByText(/notified by SMS/)).toBeVisible();
  },
};

export const ApprovedAfterRefresh: Story = {
  ...inTurn('1', '2'),
  play: async ({ canvas }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh' });
    // A hidden page does not refresh automatically, so only the tap refreshes.
    spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await userEvent.click(refresh);
    await expectPath(canvas, '/orders/70012/confirm');
  },
};

export const DecidedMeanwhile: Story = {
  tags: ['behaviour'],
  ...inTurn('1', '4'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'In Auditing' });
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/order$/), {
      timeout: 8_000,
    });
  },
};

export const RefreshFailed: Story = {
  ...inTurn('1', 'fails'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await canvas.findByText('It could not be checked just now. Please try again.');
    await expect(canvas.getByRole('heading', { name: 'In Auditing' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('3')) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Denied');
    await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute(
      'href',
      '/order',
    );
  },
};

export const UnknownState: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('review')) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'State review' });
  },
};

export const NotFound: Story = {
  parameters: failing(refusal('This order was not found.', 404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order not found' });
  },
};

export const LoadFailed: Story = {
  parameters: failing(networkError()),
};

export const SmallPhone: Story = { ...InAuditing, globals: { viewport: { value: 'small' } } };
