import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import {
  simulatePendingPayment,
  pendingPaymentOrderId,
} from '../../../shared/money/payment.fixtures.ts';
import type { ReapplyOutcome } from '../../../shared/money/pending-payment.ts';
import { orderDetail, productInfoFor } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import { orderHandlers } from '../orders.fixtures.ts';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Payment outcome',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const paid = {
  orderState: '7',
  paymentState: 'paid',
  settledTime: orderDetail().serverTime!,
  returnUntil: null,
} as const;
const settled = orderDetail(paid);

const copper = mockGet('/product/v1/product-info', success(productInfoFor('settled', '1')));

const showing = (order: Schema<'OrderDetail'>) => ({
  msw: { handlers: [...orderHandlers(order), copper] },
});

/**
 * When the borrower returns from the checkout, the page confirms the payment, and the app deletes
 * the stored pending payment.
 */
export const Paid: Story = {
  beforeEach: () => simulatePendingPayment(),
  parameters: showing(settled),
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/We have received ₹5,028\./);
    await expect(message.closest('[role]')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await expect(pendingPaymentOrderId()).toBeUndefined();
    await expect(canvas.queryByRole('button', { name: /Repayment|Continue/ })).toBeNull();
  },
};

export const PaidNotYetSettled: Story = {
  parameters: showing(orderDetail({ paymentState: 'paid' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Paid');
    await expect(canvas.queryByRole('button', { name: /Repayment/ })).toBeNull();
  },
};

export const PaymentFailed: Story = {
  beforeEach: () => simulatePendingPayment(),
  parameters: showing(orderDetail({ paymentState: 'failed' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Not paid');
    await expect(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' })).toBeEnabled();
    await expect(pendingPaymentOrderId()).toBeUndefined();
  },
};

export const PaymentCancelled: Story = {
  tags: ['behaviour'],
  parameters: showing(orderDetail({ paymentState: 'cancelled' })),
};

export const CheckoutLeft: Story = {
  beforeEach: () => simulatePendingPayment(),
  parameters: showing(orderDetail({ paymentState: 'open' })),
  play: async ({ canvas }) => {
    await canvas.findByText('You left before paying');
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Repayment ₹/ })).toBeNull();
  },
};

/**
 * The payment was started in another browser, so the page must not say that the borrower left the
 * checkout.
 */
export const BegunInAnotherBrowser: Story = {
  parameters: showing(orderDetail({ paymentState: 'open' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Not paid yet');
    await expect(canvas.queryByText('You left before paying')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
  },
};

const afterPaying = (reapply: ReapplyOutcome, message: RegExp): Story => ({
  beforeEach: () => simulatePendingPayment({ reapply }),
  parameters: showing(settled),
  play: async ({ canvas }) => {
    await canvas.findByText('Paid');
    await expect(canvas.getByText(message)).toBeVisible();
  },
});

export const PaidAndReapplied = afterPaying('asked', /Your new loan was asked for/);
export const PaidAndReapplyRefused = afterPaying('refused', /A new loan could not be requested/);
export const PaidAndReapplyUnknown = afterPaying('unknown', /It is not known whether your new/);

export const PaymentFailedWithReapply: Story = {
  beforeEach: () => simulatePendingPayment({ reapply: 'asked' }),
  parameters: showing(orderDetail({ paymentState: 'failed' })),
  play: async ({ canvas }) => {
    await canvas.findByText('The new loan asked for with this payment is dropped too.');
  },
};

function withStates(...states: Partial<Schema<'OrderDetail'>>[]) {
  let requestCount = 0;
  const answer = () => {
    const changes = states[Math.min(requestCount, states.length - 1)];
    requestCount += 1;
    return success(orderDetail(changes));
  };
  return {
    parameters: {
      msw: { handlers: [mockGet('/order/v1/detail', answer), ...orderHandlers(settled), copper] },
    },
    beforeEach: () => {
      requestCount = 0;
      simulatePendingPayment();
    },
  };
}

export const PaymentPending: Story = withStates({ paymentState: 'processing' });

/** While the result is unknown, the page offers no second payment and refetches. */
export const PendingThenPaid: Story = {
  tags: ['behaviour'],
  ...withStates({ paymentState: 'processing' }, paid),
  play: async ({ canvas }) => {
    await canvas.findByText('We do not know yet whether your payment arrived');
    await expect(canvas.queryByRole('button', { name: /Repayment|Continue/ })).toBeNull();
    await canvas.findByText(/We have received ₹5,028/, undefined, { timeout: 6_000 });
    await expect(pendingPaymentOrderId()).toBeUndefined();
  },
};

export const RefreshPressed: Story = {
  ...withStates({ paymentState: 'processing' }, { paymentState: 'cancelled' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await canvas.findByText('Not paid');
    await expect(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' })).toBeEnabled();
  },
};
