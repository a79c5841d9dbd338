import type { Schema } from '@kosha/api-client';
import { mockGet, networkError, refusal, success } from '@kosha/api-client/testing';
import { dayMs, hourMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { personaHandlers } from '../../../shared/sample-data/server.fixtures.ts';
import {
  extensionOf,
  orderDetail,
  responsesFor,
} from '../../../shared/sample-data/sample-data.fixtures.ts';
import { OrderDetailScreen } from './order-detail.screen.tsx';
import {
  orderInState,
  extendedOverdueOrder,
  extendedOrder,
  orderListItem,
  loadingOrderHandlers,
  overdueOrder,
  orderHandlers,
} from '../orders.fixtures.ts';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '6 Orders/Detail',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const showing = (order: Schema<'OrderDetail'>) => ({ msw: { handlers: orderHandlers(order) } });
const sampleOf = (key: string) => ({ msw: { handlers: personaHandlers(() => key) } });
function withoutExtensions(order: Schema<'OrderDetail'>): Schema<'OrderDetail'> {
  const { extensions: _, ...rest } = order;
  return { ...rest, extensionMsg: null };
}
const failing = (response: Parameters<typeof mockGet<'/order/v1/detail'>>[1]) => ({
  msw: { handlers: [mockGet('/order/v1/detail', response), ...trackingHandlers] },
});

export const Loading: Story = { parameters: { msw: { handlers: loadingOrderHandlers } } };

export const Loaned: Story = {
  parameters: showing(orderDetail()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' });
    await expect(canvas.getByText('by Fri 27 Nov · 5 days left')).toBeVisible();
    await expect(descriptionListRows(canvasElement).slice(-9)).toEqual([
      ['Order no', orderDetail().orderNo],
      ['Loan amount', '₹5,000'],
      ['Tenure', '7 days'],
      ['Received', '₹4,410'],
      ['Repayment amount', '₹5,028'],
      ['Processing fee', '₹500'],
      ['GST 18% on processing fee', '₹90'],
      ['Interest fee', '₹28'],
      ['Application date', '20 Nov 2026'],
    ]);
    await expect(canvas.queryByText('Overdue fee')).toBeNull();
    await expect(canvas.queryByText('Repayment stress? Extend due date')).toBeNull();
  },
};

const at = orderDetail().serverTime!;

/** A loan that was requested and paid out `ms` before the server time. */
const paidOutBefore = (ms: number) =>
  orderDetail({
    orderNo: 'KS0000000107',
    applyTime: at - ms,
    loanDate: at - ms,
    repaymentDate: at - ms + 7 * dayMs,
    returnUntil: null,
  });

const inADay = (order: Schema<'OrderDetail'>) => ({ ...order, serverTime: at + dayMs });

export const DueInHours: Story = {
  parameters: showing(paidOutBefore(7 * dayMs - 7.5 * hourMs)),
  play: async ({ canvas }) => {
    await canvas.findByText(/ · 7 h left$/);
  },
};

/** The time left is correct, although the phone's clock is one day behind the server's clock. */
export const WrongPhoneClock: Story = {
  tags: ['odd'],
  parameters: showing(inADay(paidOutBefore(6 * dayMs - 7.5 * hourMs))),
  play: async ({ canvas }) => {
    await canvas.findByText(/ · 7 h left$/);
  },
};

export const Overdue: Story = {
  parameters: showing(overdueOrder()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,178' });
    await expect(canvas.getByText('Overdue days')).toBeVisible();
    await expect(canvas.getByText('₹150')).toBeVisible();
    await expect(canvas.getByText('3 days late · ₹50 more each day')).toBeVisible();
    await expect(
      canvas.getByText('so far: ₹618 as offered (APR 730.7%) + ₹150 overdue fee'),
    ).toBeVisible();
    await expect(canvas.getByText('now')).toBeVisible();
    const extend = canvas.getByRole('link', { name: 'Repayment stress? Extend due date' });
    await expect(extend).toHaveAttribute('href', '/orders/70012/extension');
  },
};

export const FeeBreakdown: Story = {
  tags: ['state'],
  parameters: showing(overdueOrder()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How this adds up'));
    await expect(canvas.getByText('+ ₹150')).toBeVisible();
  },
};

export const InExtension: Story = { parameters: sampleOf('extension') };

export const ExtensionFeeChecked: Story = {
  parameters: {
    msw: {
      handlers: [
        mockGet(
          '/order-repay-extension/v1/extension-calc/{id}',
          success({ ...extensionOf('extension'), paymentState: 'processing' }),
        ),
        ...personaHandlers(() => 'extension'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We are checking your payment');
    await expect(canvas.getByText('Please do not pay again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Repayment/ })).toBeNull();
    await expect(canvas.queryByText(/^Repayment stress/)).toBeNull();
  },
};

/** The loan stays overdue until the borrower pays the extension fee. */
export const InExtensionAndOverdue: Story = {
  parameters: sampleOf('overdue-extension'),
};

/** The cost includes the extension fee, and the tenure ends on the new due date (D48, D53). */
export const Extended: Story = {
  parameters: showing(extendedOrder()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' });
    await expect(canvas.queryByText('Repayment stress? Extend due date')).toBeNull();
    await expect(canvas.getByText('₹205 paid, ₹5,028 on 28 Nov 2026')).toBeVisible();
    await expect(
      canvas.getByText('₹618 as offered (APR 730.7%) + ₹205 extension fee'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Extended: due date moved from Mon 23 Nov to Sat 28 Nov, ₹205 paid'),
    ).toBeVisible();
    const facts = descriptionListRows(canvasElement);
    await expect(facts).toEqual(
      expect.arrayContaining([
        ['Tenure', '12 days7 days as offered, then extended'],
        ['Repayment amount', '₹5,028'],
        ['Extension fees paid', '₹205'],
        ['Cost in all', '₹823'],
        ['First due date', '23 Nov 2026'],
        ['Due date now', '28 Nov 2026'],
      ]),
    );
    await userEvent.click(canvas.getByText('How this adds up'));
    await expect(canvas.getByText('It costs: ₹500 + ₹90 + ₹28 + ₹205 = ₹823.')).toBeVisible();
  },
};

export const ExtendedAndOverdue: Story = {
  parameters: showing(extendedOverdueOrder()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('2 days late · ₹50 more each day');
    await expect(
      canvas.getByText(
        'so far: ₹618 as offered (APR 730.7%) + ₹205 extension fee + ₹100 overdue fee',
      ),
    ).toBeVisible();
    await expect(descriptionListRows(canvasElement)).toContainEqual(['Cost so far', '₹923']);
  },
};

export const ExtendedAndSettled: Story = {
  parameters: sampleOf('extended-settled'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('on 21 Nov 2026');
    await expect(descriptionListRows(canvasElement)).toContainEqual([
      'Last due date',
      '23 Nov 2026',
    ]);
    await expect(canvas.getByText('₹5,028 for the loan, ₹205 to extend it')).toBeVisible();
    await expect(canvas.getByText('₹618 as offered + ₹205 extension fee')).toBeVisible();
    await expect(canvas.queryByText(/APR/)).toBeNull();
  },
};

/**
 * The server sends the new due date but not the extension fee, so the page omits the total cost and
 * the first due date.
 */
export const ExtensionFeeUnknown: Story = {
  parameters: showing(withoutExtensions(extendedOrder())),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('₹618 as offered (APR 730.7%) + extension fees, not told here');
    await expect(canvas.queryByText(/₹205/)).toBeNull();
    const facts = descriptionListRows(canvasElement);
    await expect(facts).toContainEqual(['Tenure', '12 days7 days as offered, then extended']);
    await expect(facts.map(([label]) => label)).not.toContain('First due date');
    await expect(facts.map(([label]) => label)).not.toContain('Cost in all');
  },
};

export const Settled: Story = {
  parameters: sampleOf('settled'),
  play: async ({ canvas }) => {
    await canvas.findAllByText('on 21 Nov 2026');
    await canvas.findByText('2 days before it was due.');
    await canvas.findByText('Copper reached: 5% less fees');
    await expect(canvas.queryByText(/APR|23 Nov 2026|You pay$|You get$|It costs$/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Repayment/ })).toBeNull();
  },
};

/** A loan that is returned on the second day costs interest for two days and no fee (D56). */
export const Returned: Story = {
  parameters: sampleOf('returned'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Returned on 22 Nov 2026\./);
    await expect(canvas.getAllByText('₹4,418')[0]).toBeVisible();
    await userEvent.click(canvas.getByText('How this adds up'));
    for (const row of canvas.getAllByText('Interest for 2 days'))
      await expect(row.nextElementSibling).toHaveTextContent('₹8');
    await expect(canvas.getByText('It cost: ₹8, the interest for 2 days.')).toBeVisible();
    await expect(canvas.queryByText(/Processing fee|= ₹8/)).toBeNull();
  },
};

export const SettledDateUnknown: Story = {
  parameters: showing(orderInState('7', { settledTime: null, tierReached: null })),
  play: async ({ canvas }) => {
    await canvas.findByText('All paid');
    await expect(canvas.queryByText(/APR|reached/)).toBeNull();
  },
};

/** The loan was never paid out, so there is no debt. */
export const Cancelled: Story = {
  parameters: showing(orderInState('3')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nothing to repay');
    await expect(descriptionListRows(canvasElement).map(([label]) => label)).toEqual([
      'Order no',
      'Loan amount',
      'Tenure',
      'Application date',
    ]);
    await expect(canvas.queryByText(/You (pay|get)|5,028/)).toBeNull();
  },
};
export const PayoutFailed: Story = { ...Cancelled, parameters: showing(orderInState('5')) };
export const Closed: Story = { ...Cancelled, parameters: showing(orderInState('9')) };

export const StillInAudit: Story = {
  parameters: showing(orderInState('1')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See how the check goes' });
  },
};

export const AwaitingConfirmation: Story = { parameters: showing(orderInState('2')) };
export const Lending: Story = { parameters: showing(orderInState('4')) };

export const UnknownState: Story = {
  parameters: showing(orderInState('42')),
  play: async ({ canvas }) => {
    await canvas.findByText('42');
    await expect(canvas.queryByRole('button', { name: /Repayment/ })).toBeNull();
  },
};

export const NotFound: Story = { parameters: failing(refusal('This order was not found.', 404)) };
export const LoadFailed: Story = { parameters: failing(networkError()) };

export const SmallPhone: Story = { ...Overdue, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Overdue, globals: { textSize: 200 } };
export const SmallPhoneDark: Story = {
  ...Overdue,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
};
export const FeeBreakdownSmallPhone: Story = {
  ...FeeBreakdown,
  globals: { viewport: { value: 'small' } },
};
export const FeeBreakdownLargeText: Story = { ...FeeBreakdown, globals: { textSize: 200 } };

const twoOrders = mockGet(
  '/order/v1/list',
  success([orderListItem(), ...responsesFor('silver').orders.slice(1)]),
);

/**
 * A wide window shows the list of orders beside the order, and highlights the order in the list.
 */
export const WideWithList: Story = {
  parameters: { msw: { handlers: [twoOrders, ...orderHandlers(orderDetail())] } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('complementary', { name: 'Orders' }));
    const links = await list.findAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.getAttribute('href'))).toEqual([
      '/orders/70012/detail',
    ]);
    await canvas.findByRole('button', { name: 'Repayment ₹ 5,028' });
  },
};
