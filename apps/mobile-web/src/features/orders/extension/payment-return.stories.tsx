import { asPaise } from '@kosha/domain';
import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import {
  simulatePendingPayment,
  pendingPaymentOrderId,
} from '../../../shared/money/payment.fixtures.ts';
import {
  requestedExtension,
  findApplyButton,
  extensionPaidMeanwhileServer,
  extensionServer,
  spyOnExtension,
} from './extension.fixtures.ts';
import { ExtensionScreen } from './extension.screen.tsx';

const meta: Meta<typeof ExtensionScreen> = {
  title: '8 Extend and schedule/Extension',
  component: ExtensionScreen,
  parameters: { route: { path: routePatterns.orderExtension, url: '/orders/70012/extension' } },
  beforeEach: spyOnExtension,
};
export default meta;

type Story = StoryObj<typeof ExtensionScreen>;

/** The page shows the paid fee and the new due date. It has no button to pay again. */
export const Extended: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'extension', amountPaise: asPaise(20_500) }),
  parameters: extensionServer({ who: 'extended' }),
  play: async ({ canvas }) => {
    await canvas.findByText('We have received ₹205. Your loan is now due on 28 Nov 2026.');
    await expect(canvas.queryByRole('button', { name: /Apply|Abandon/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See details and repay' })).toHaveAttribute(
      'href',
      '/orders/70012/detail',
    );
    await expect(pendingPaymentOrderId()).toBeUndefined();
  },
};

export const PaymentFailed: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'extension' }),
  parameters: extensionServer({
    who: 'extension',
    calculate: success(requestedExtension({ paymentState: 'failed' })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Not paid');
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

export const CheckoutLeft: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'extension' }),
  parameters: extensionServer({ who: 'extension' }),
  play: async ({ canvas }) => {
    await canvas.findByText('You left before paying');
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

/** The borrower has not opened the checkout, so the page must not say that they left it. */
export const PaymentNotBegun: Story = {
  parameters: extensionServer({ who: 'extension' }),
  play: async ({ canvas }) => {
    await expect(await findApplyButton(canvas)).toBeEnabled();
    await expect(canvas.queryByText('You left before paying')).toBeNull();
  },
};

export const PaymentPending: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'extension' }),
  parameters: extensionServer({
    who: 'extension',
    calculate: success(requestedExtension({ paymentState: 'processing' })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('We do not know yet whether your payment arrived');
    await expect(canvas.queryByText(/complete the payment within 24 hours/)).toBeNull();
  },
};

/**
 * While the result of the payment is unknown, the page refetches, and has no buttons to pay the fee
 * or to abandon the extension.
 */
export const PendingThenExtended: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'extension' }),
  parameters: extensionPaidMeanwhileServer({ paymentState: 'processing' }),
  play: async ({ canvas }) => {
    await canvas.findByText('We do not know yet whether your payment arrived');
    await expect(canvas.queryByRole('button', { name: /Apply|Abandon/ })).toBeNull();
    await canvas.findByText('Due date extended', undefined, { timeout: 6_000 });
    await canvas.findByText('We have received ₹205. Your loan is now due on 29 Nov 2026.');
  },
};

/** A pending repayment does not count as the payment of the extension fee. */
export const OtherPayment: Story = {
  beforeEach: () => simulatePendingPayment({ purpose: 'repayment' }),
  parameters: extensionServer(),
  play: async ({ canvas }) => {
    await expect(await findApplyButton(canvas)).toBeEnabled();
    await expect(pendingPaymentOrderId()).toBe('70012');
  },
};
