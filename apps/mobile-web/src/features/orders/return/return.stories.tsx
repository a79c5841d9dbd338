import {
  mockGet,
  mockPost,
  neverAnswers,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { patterns } from '../../../shared/paths.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { ReturnScreen } from './return.screen.tsx';

const sent = fn();

/** Half past five on 1 January in India, when the money was sent. */
const paidOut = Date.UTC(2026, 0, 1, 12);
const day = 86_400_000;

const onFirstDay: Schema<'CoolingOff'> = {
  until: paidOut + 3 * day,
  received: 4439.5,
  payable: 4443.5,
  later: [
    { from: paidOut + day, payable: 4447.5 },
    { from: paidOut + 2 * day, payable: 4451.5 },
  ],
};

const answering = (
  price: Parameters<typeof mockGet<'/order/v1/cooling-off'>>[1],
  returning: Parameters<typeof mockPost<'/order/v1/cooling-off'>>[1] = neverAnswers(),
) => ({
  msw: {
    handlers: [
      mockGet('/order/v1/cooling-off', price),
      mockPost('/order/v1/cooling-off', (request) => {
        sent(request.body);
        return typeof returning === 'function' ? returning(request) : returning;
      }),
      ...trackingHandlers,
    ],
  },
});

const meta: Meta<typeof ReturnScreen> = {
  title: '7 Repay/Return the loan',
  component: ReturnScreen,
  parameters: {
    route: { path: patterns.orderReturn, url: '/orders/70012/return' },
    ...answering(success(onFirstDay)),
  },
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof ReturnScreen>;

export const Loading: Story = { parameters: answering(neverAnswers()) };

export const OnTheFirstDay: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You can return it until 4 Jan 2026, 5:30 pm.');
    await expect(canvas.getByText('From 2 Jan 2026, 5:30 pm')).toBeVisible();
    await expect(canvas.getByText('₹4,447.50')).toBeVisible();
  },
};

export const OnTheLastDay: Story = {
  parameters: answering(success({ ...onFirstDay, payable: 4451.5, later: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Return this loan ₹ 4,451.50' });
    await expect(canvas.queryByText('If you wait')).toBeNull();
  },
};

export const SendsWhatWasShownOnce: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(
      await canvas.findByRole('button', { name: 'Return this loan ₹ 4,443.50' }),
    );
    await expect(sent.mock.calls).toEqual([[{ orderId: '70012', expectedAmount: 4443.5 }]]);
  },
};

export const AnotherAmountByNow: Story = {
  tags: ['state'],
  parameters: answering(
    success(onFirstDay),
    refusal('Returning this loan costs ₹4,447.50 now. Please look again.', 409),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Return this loan/ }));
    await canvas.findByText('Returning this loan costs ₹4,447.50 now. Please look again.');
  },
};

export const TimeIsOver: Story = {
  parameters: answering(
    refusal('This loan cannot be returned any more. You can repay it instead.', 409),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('It cannot be returned any more');
    await canvas.findByText(/You can repay it instead/);
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/orders/70012/detail',
    );
  },
};

export const Failed: Story = { parameters: answering(networkError()) };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: '200' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
