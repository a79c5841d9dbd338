import { networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { pendingPaymentOrderId } from '../../../shared/money/payment.fixtures.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import {
  repaymentCallSpy,
  checkoutUrl,
  checkoutSpy,
  openRepaymentDialog,
  expectedRepayCall,
  repaymentServer,
  spyOnRepayment,
} from './repayment.fixtures.ts';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Repayment dialog',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
  beforeEach: spyOnRepayment,
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

export const LinkToRepay: Story = {
  parameters: {
    route: { path: routePatterns.orderDetail, url: '/orders/70012/detail?repay=1' },
    ...repaymentServer(),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Repay ₹5,028?' }));
    await dialog.findByText('It costs');
    await expect(repaymentCallSpy).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('location')).toHaveTextContent(/detail$/);
  },
};

export const ReservedOrder: Story = {
  tags: ['behaviour'],
  parameters: {
    route: { path: routePatterns.orderDetail, url: '/orders/70012/detail?repay=1' },
    ...repaymentServer({ order: { reservation: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(repaymentCallSpy).not.toHaveBeenCalled();
  },
};

/** If the order is reserved (`reservation` is 1, §4), the checkout opens without a confirmation. */
export const ReservedOrderPaid: Story = {
  parameters: repaymentServer({
    order: { reservation: 1 },
    repay: success({ paymentUrl: 'https://pay.example.in/checkout/9f2c' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await waitFor(() =>
      expect(checkoutSpy).toHaveBeenCalledWith('https://pay.example.in/checkout/9f2c'),
    );
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedRepayCall]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const UnsafeCheckout: Story = {
  tags: ['state'],
  parameters: repaymentServer({
    order: { reservation: 1 },
    repay: success({ paymentUrl: 'http://pay.example.in/checkout' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await canvas.findByText(/could not be opened safely/);
    await expect(checkoutSpy).not.toHaveBeenCalled();
    await expect(pendingPaymentOrderId()).toBeUndefined();
  },
};

export const ProviderDown: Story = {
  tags: ['state'],
  parameters: repaymentServer({
    repay: refusal('Payments are not available now. Please try again later.', 503),
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await dialog.findByText('Payments are not available now. Please try again later.');
    await expect(dialog.getByRole('button', { name: 'Pay ₹5,028' })).toBeEnabled();
  },
};

const keys = fn();

/**
 * The second attempt has the same idempotency key as the first one, because the first request may
 * have reached the server.
 */
export const TimeoutAndRetry: Story = {
  parameters: repaymentServer({
    order: { reservation: 1 },
    repay: ({ headers }) => {
      keys(headers.get('idempotency-key'));
      return keys.mock.calls.length === 1 ? networkError() : success({ paymentUrl: checkoutUrl });
    },
  }),
  beforeEach: () => {
    keys.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await canvas.findByText(/Nothing was taken/);
    await userEvent.click(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(keys.mock.calls[0]).toEqual(keys.mock.calls[1]);
  },
};

/**
 * When the browser's Back button restores the page from the back/forward cache, the 'Repayment'
 * button is enabled again.
 */
export const BackFromCheckout: Story = {
  parameters: repaymentServer({ order: { reservation: 1 } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};
