import {
  htmlPage,
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import { coolingOff, dayMs, hourMs, paiseToRupees, rupeesToPaise } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import {
  coolingOffOf,
  listedOrderOf,
  orderDetail,
} from '../../../shared/sample-data/sample-data.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { ReturnScreen } from './return.screen.tsx';

const sent = fn();
const secondMs = 1000;

/**
 * The response for a loan that was paid out `ms` ago (D56). The current time is `laterMs` after the
 * `serverTime` of the sample order.
 */
function paidOutBefore(ms: number, laterMs = 0): Schema<'CoolingOff'> {
  const { loanAmount, arriveAmount, interestRate = 0, serverTime } = orderDetail();
  const now = Number(serverTime) + laterMs;
  const price = coolingOff(
    {
      paidOutAtMs: now - ms,
      days: 3,
      principalPaise: rupeesToPaise(loanAmount),
      receivedPaise: rupeesToPaise(arriveAmount),
      interestRatePercentPerDay: interestRate,
    },
    now,
  );
  if (!price) throw new Error('The loan cannot be returned any more.');
  return {
    until: price.untilMs,
    received: arriveAmount,
    payable: paiseToRupees(price.payablePaise),
    later: price.later.map(({ fromMs, payablePaise }) => ({
      from: fromMs,
      payable: paiseToRupees(payablePaise),
    })),
  };
}

type Price = Parameters<typeof mockGet<'/order/v1/cooling-off'>>[1];
type Returning = Parameters<typeof mockPost<'/order/v1/cooling-off'>>[1];

function listedBefore(ms: number): Schema<'OrderListItem'> {
  const paidOut = Number(orderDetail().serverTime) - ms;
  return listedOrderOf('loaned', { applyTime: paidOut, repaymentDate: paidOut + 7 * dayMs });
}

const respondingWith = (
  price: Price,
  returning: Returning = neverResponds(),
  paidOutAgo = 2 * dayMs,
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
  listed: [listedBefore(paidOutAgo)],
});

const paidOut = (ago: number, returning?: Returning) =>
  respondingWith(success(paidOutBefore(ago)), returning, ago);

const meta: Meta<typeof ReturnScreen> = {
  title: '7 Repay/Return the loan',
  component: ReturnScreen,
  parameters: {
    route: { path: routePatterns.orderReturn, url: '/orders/70012/return' },
    ...paidOut(3 * hourMs),
  },
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof ReturnScreen>;

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const FirstDay: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You can return it until 25 Nov 2026, 9:00 am.');
    await expect(canvas.getByText('From 23 Nov 2026, 9:00 am')).toBeVisible();
    await expect(canvas.getByText('₹4,418')).toBeVisible();
  },
};

/**
 * On the second day after the payout, the page shows the amount that the server demands for the
 * return of the loan.
 */
export const SecondDay: Story = {
  parameters: respondingWith(success(coolingOffOf('loaned'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Return this loan ₹ 4,418' });
    await expect(canvas.getByText('You can return it until 23 Nov 2026, 12:03 pm.')).toBeVisible();
  },
};

export const LastDay: Story = {
  parameters: paidOut(2 * dayMs + 3 * hourMs),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Return this loan ₹ 4,422' });
    await expect(canvas.queryByText('If you wait')).toBeNull();
  },
};

export const Sent: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(
      await canvas.findByRole('button', { name: 'Return this loan ₹ 4,414' }),
    );
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.calls).toEqual([[{ orderId: '70012', expectedAmount: 4414 }]]);
  },
};

/** The loan's first day ends while the page is open, so the server refuses the old amount. */
export const AmountChanged: Story = {
  tags: ['state'],
  parameters: respondingWith(
    firstThenSecond(
      success(paidOutBefore(dayMs - secondMs)),
      success(paidOutBefore(dayMs, secondMs)),
    ),
    refusal('Returning this loan costs ₹4,418 now. Please look again.', 409),
    dayMs,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return this loan ₹ 4,414' }));
    await canvas.findByText('Returning this loan costs ₹4,418 now. Please look again.');
    await canvas.findByRole('button', { name: 'Return this loan ₹ 4,418' });
    await expect(sent.mock.calls).toEqual([[{ orderId: '70012', expectedAmount: 4414 }]]);
  },
};

export const PeriodOver: Story = {
  parameters: respondingWith(
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

export const CallMissing: Story = {
  parameters: respondingWith(htmlPage(405)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See the order' });
    await expect(canvas.queryByText('It cannot be returned any more')).toBeNull();
  },
};

export const UnsafeCheckout: Story = {
  tags: ['state'],
  parameters: paidOut(3 * hourMs, success({ paymentUrl: 'javascript:alert(1)' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Return this loan/ }));
    await canvas.findByText(/^The payment page could not be opened/);
    await expect(canvas.getByRole('button', { name: /^Return this loan/ })).toBeEnabled();
  },
};

export const LoadFailed: Story = { parameters: respondingWith(networkError()) };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
