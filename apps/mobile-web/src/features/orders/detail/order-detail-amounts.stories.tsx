import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { orderDetail } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { orderHandlers } from '../orders.fixtures.ts';
import { OrderDetailScreen } from './order-detail.screen.tsx';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '6 Orders/Detail, malformed amounts',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const showing = (order: Schema<'OrderDetail'>) => ({ msw: { handlers: orderHandlers(order) } });

/** If the amounts do not add up, the page hides the fee breakdown. */
export const FiguresThatDoNotAddUp: Story = {
  tags: ['odd'],
  parameters: showing(orderDetail({ serviceFee: 501 })),
  play: async ({ canvas }) => {
    await canvas.findByText('It costs');
    await expect(canvas.queryByText('How this adds up')).toBeNull();
  },
};

export const FloatingPointAmounts: Story = {
  tags: ['odd'],
  parameters: showing(orderDetail({ gstFee: 90.00000000000001, interest: 27.999999999999996 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' });
    await userEvent.click(canvas.getByText('How this adds up'));
    await expect(canvas.getByText('− ₹90')).toBeVisible();
    await expect(canvas.getByText('+ ₹28')).toBeVisible();
  },
};

export const UnreadableAmount: Story = {
  tags: ['odd'],
  parameters: showing(orderDetail({ interest: 28.001 })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' });
    await expect(descriptionListRows(canvasElement)).toContainEqual(['Interest fee', '—']);
    await expect(canvas.getByText('APR 730.7%')).toBeVisible();
    await expect(canvas.queryByText('How this adds up')).toBeNull();
  },
};

/** If the repayment amount is invalid, the loan cannot be repaid on this page. */
export const UnreadableRepayment: Story = {
  tags: ['odd'],
  parameters: showing(orderDetail({ repaymentAmount: 5028.001 })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^The amount could not be read, so nothing can be paid here now/);
    await expect(descriptionListRows(canvasElement)).toContainEqual(['Loan amount', '₹5,000']);
    await expect(canvas.queryByRole('button', { name: /Repayment/ })).toBeNull();
  },
};
