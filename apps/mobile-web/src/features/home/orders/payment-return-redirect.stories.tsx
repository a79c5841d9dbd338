import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  simulatePendingPayment,
  pendingPaymentOrderId,
} from '../../../shared/money/payment.fixtures.ts';
import { PaymentReturnRedirect } from './payment-return-redirect.tsx';

const meta: Meta<typeof PaymentReturnRedirect> = {
  title: '7 Repay/Back from the checkout',
  component: PaymentReturnRedirect,
  parameters: { layout: 'padded', route: { path: '*', url: '/' } },
};
export default meta;

type Story = StoryObj<typeof PaymentReturnRedirect>;

const currentUrl = (canvas: { getByTestId: (id: string) => HTMLElement }) =>
  canvas.getByTestId('location').textContent;

export const BackToTheOrder: Story = {
  tags: ['behaviour'],
  beforeEach: () => simulatePendingPayment(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentUrl(canvas)).toBe('/orders/70012/detail'));
    await expect(pendingPaymentOrderId()).toBe('70012');
  },
};

export const SecondReturn: Story = {
  tags: ['behaviour'],
  beforeEach: () => simulatePendingPayment({ hasReturned: true }),
  play: async ({ canvas }) => {
    await expect(currentUrl(canvas)).toBe('/');
  },
};

export const NoPayment: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(currentUrl(canvas)).toBe('/');
  },
};

export const OldCheckout: Story = {
  tags: ['behaviour'],
  beforeEach: () => simulatePendingPayment({ startedAtMs: Date.now() - 3_600_000 }),
  play: async ({ canvas }) => {
    await expect(currentUrl(canvas)).toBe('/');
  },
};
