import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { orderOf } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { overdueOrder, orderHandlers } from '../orders.fixtures.ts';
import { OrderDetailScreen } from './order-detail.screen.tsx';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '6 Orders/Detail, edge cases',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

/** Overdue for two days before the extension, and for three days after it. */
const lateTwice = overdueOrder({
  overdueFee: 250,
  repaymentAmount: 5278,
  extensions: [
    {
      paidTime: overdueOrder().repaymentDate! - 7 * dayMs,
      fee: 205,
      dueDateBefore: overdueOrder().repaymentDate! - 9 * dayMs,
      dueDateAfter: overdueOrder().repaymentDate!,
    },
  ],
});

/** The page lists both overdue periods. Their days and fees add up to the totals. */
export const LateTwice: Story = {
  parameters: { msw: { handlers: orderHandlers(lateTwice) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Overdue days');
    const facts = descriptionListRows(canvasElement);
    await expect(facts).toContainEqual(['Overdue days', '5']);
    await expect(facts).toContainEqual([
      'Overdue fee',
      '₹2502 days to 12 Nov ₹100 · 3 days since 19 Nov ₹150',
    ]);
  },
};

export const NoTierReached: Story = {
  parameters: { msw: { handlers: orderHandlers(orderOf('settled', { tierReached: null })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 days before it was due.');
    await expect(canvas.queryByText(/reached/)).toBeNull();
  },
};
