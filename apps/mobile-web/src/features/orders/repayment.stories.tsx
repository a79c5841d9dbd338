import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patterns } from '../../shared/paths.ts';
import { pendingOrderId, watchLeaving } from '../../shared/payment/payment.fixtures.ts';
import { OrderDetailScreen } from './order-detail.screen.tsx';
import { orderDetail, withOrder } from './orders.fixtures.ts';

const called = fn();
const left = fn();

const meta: Meta<typeof OrderDetailScreen> = {
  title: 'Screens/Orders/Repayment',
  component: OrderDetailScreen,
  parameters: { route: { path: patterns.orderDetail, url: '/orders/70012/detail' } },
  beforeEach: () => {
    called.mockClear();
    left.mockClear();
    return watchLeaving(left);
  },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const checkoutUrl = 'https://pay.example.in/checkout/9f2c?order=70012';
const callback = `&callback=${encodeURIComponent(window.location.origin)}`;
const cards: Schema<'BankCard'>[] = [
  { id: '30', cardNo: '50100234567890', bankCode: 'HDFC0001234' },
  { id: '31', cardNo: '001234564821', bankCode: 'SBIN0005678' },
];

interface Server {
  order?: Partial<Schema<'OrderDetail'>>;
  repay?: Parameters<typeof mockPost<'/pay-order/v1/repay'>>[1];
  reapply?: Parameters<typeof mockPost<'/order/v1/reapply'>>[1];
  cards?: Schema<'BankCard'>[];
}

/** Notes each write in the order of its arrival. */
const server = ({
  order = {},
  repay = success({ paymentUrl: checkoutUrl }),
  reapply = success({ orderId: '70031' }),
  cards: held = cards,
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/bank/v1/find-user-bank-card', success(held)),
      mockPost('/order/v1/reapply', (request) => {
        called('reapply', request.body);
        return typeof reapply === 'function' ? reapply(request) : reapply;
      }),
      mockPost('/pay-order/v1/repay', (request) => {
        called('repay', request.body);
        return typeof repay === 'function' ? repay(request) : repay;
      }),
      ...withOrder(orderDetail(order)),
    ],
  },
});

const repaid = ['repay', { orderId: '70012' }];
const reapplied = (cardId: string) => [
  'reapply',
  { cardId, borrowAmount: 5000, orderNo: 'KS2026010100070012' },
];

async function openDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
  return within(await canvas.findByRole('dialog', { name: 'Repay ₹5,028?' }));
}

export const AsksFirst: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(
      dialog.getByRole('checkbox', { name: 'Reapply after this repayment' }),
    ).toBeChecked();
    await expect(called).not.toHaveBeenCalled();
  },
};

/** The new loan is asked for first, with the card that the loan was paid out to. */
export const ReappliesThenPays: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkoutUrl + callback));
    await expect(called.mock.calls).toEqual([reapplied('31'), repaid]);
    await expect(pendingOrderId()).toBe('70012');
  },
};

export const PaysWithoutReapplyWhenUnchecked: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(called.mock.calls).toEqual([repaid]);
  },
};

export const UsesTheFirstCardWhenTheLoansCardIsGone: Story = {
  parameters: server({ order: { bankNo: null } }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(called.mock.calls).toEqual([reapplied('30'), repaid]);
  },
};

export const AFailedReapplyDoesNotBlockThePayment: Story = {
  parameters: server({ reapply: refusal('This amount is not offered for this product.') }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(called.mock.calls).toEqual([reapplied('31'), repaid]);
  },
};

export const NoCardForAReapplyDoesNotBlockThePayment: Story = {
  parameters: server({ cards: [] }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(called.mock.calls).toEqual([repaid]);
  },
};

/** reservation 1 (§4): no question, one payment, however often the button is tapped. */
export const ReservedPaysAtOnce: Story = {
  parameters: server({
    order: { reservation: 1 },
    repay: success({ paymentUrl: 'https://pay.example.in/checkout/9f2c' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example.in/checkout/9f2c'));
    await expect(called.mock.calls).toEqual([repaid]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ALinkThatMayNotBeOpenedIsRefused: Story = {
  parameters: server({
    order: { reservation: 1 },
    repay: success({ paymentUrl: 'http://pay.example.in/checkout' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await canvas.findByText(/could not be opened safely/);
    await expect(left).not.toHaveBeenCalled();
    await expect(pendingOrderId()).toBeUndefined();
  },
};

export const ProviderDown: Story = {
  parameters: server({ repay: refusal('Payments are not available now.', 503) }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await dialog.findByText('Payments are not available now.');
    await expect(dialog.getByRole('button', { name: 'Pay ₹5,028' })).toBeEnabled();
  },
};

const keys = fn();

/** Nobody knows whether the first call arrived: the second carries the same key. */
export const ARetriedTimeoutHasOneEffect: Story = {
  parameters: server({
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
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(keys.mock.calls[0]).toEqual(keys.mock.calls[1]);
  },
};

export const ContinuesTheSamePayment: Story = {
  parameters: server({ order: { paymentState: 'open' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue payment' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(called.mock.calls).toEqual([repaid]);
  },
};

/** Back from the checkout to the page as it was left: it reads anew before it offers anything. */
export const BackFromTheCheckoutReadsAnew: Story = {
  parameters: server({ order: { reservation: 1 } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
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
