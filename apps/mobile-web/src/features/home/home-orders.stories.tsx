import { mockGet, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inProgressOrder, wordsOnHome } from '../../shared/queries/home-index.fixtures.ts';
import { orderDetail } from '../../shared/queries/order-detail.fixtures.ts';
import { index, network } from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home with orders',
  component: HomeScreen,
  parameters: { ...network(index()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const notPaidOut = { amount: 5000, repaymentAmount: 5028, loanDate: null, repaymentDate: null };

const overdue = {
  ...wordsOnHome('8'),
  amount: 5178,
  loanDate: Date.now() - 10 * dayMs,
  repaymentDate: Date.now() - 3 * dayMs,
  overdueDays: 3,
  overdueFee: 150,
};

const inState = (orderState: string, changes: Partial<ReturnType<typeof inProgressOrder>>) =>
  inProgressOrder({
    orderId: orderState,
    orderState,
    name: `Order ${orderState}`,
    ...wordsOnHome(orderState),
    ...changes,
  });

const everyState = [
  inState('1', notPaidOut),
  inState('2', notPaidOut),
  inState('6', {}),
  inState('8', overdue),
  inState('4', notPaidOut),
];

export const InProgress: Story = {
  name: 'In progress',
  parameters: network(index({ undwayList: everyState })),
};

export const OrdersFirst: Story = {
  name: 'Orders in progress come first, and their state decides where they lead',
  parameters: network(index({ undwayList: everyState })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'In progress' });
    const order = canvas.getAllByRole('link', { name: /^Order \d$/ });
    await expect(order.map((link) => link.textContent)).toEqual(
      ['8', '6', '2', '1', '4'].map((state) => `Order ${state}`),
    );
    const hrefs = everyState.map(({ name }) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual([
      '/orders/1/audit',
      '/orders/2/confirm',
      '/orders/6/detail',
      '/orders/8/detail',
      '/order',
    ]);
    const coming = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    await expect(canvas.getAllByText(coming)).toHaveLength(3);
    await expect(canvas.getAllByText('It costs ₹618.50 in all.')).toHaveLength(1);
    await expect(canvas.queryByText(/^Interest/)).toBeNull();
    const sections = canvas.getAllByRole('heading', { name: /In progress|Loans for you/ });
    await expect(sections.map((node) => node.textContent)).toEqual([
      'In progress',
      'Loans for you',
    ]);
    await userEvent.click(canvas.getAllByRole('link', { name: 'Repay Now' })[0]!);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/orders/8/detail');
  },
};

/** Large and first: how much, until when, and what it costs; nothing else asks for the eye (D51). */
export const Owed: Story = {
  name: 'What is owed comes first, with its date, the days left and its three facts',
  parameters: network(index({ undwayList: [inProgressOrder({ name: 'Kosha Plus' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Sat 28 Nov · 5 days left')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[0]).toMatch(/^₹4,410on \d+ \w+$/);
    await expect(facts[2]).toMatch(/^₹618.50APR/);
    await expect(canvas.getAllByText('Kosha Plus')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
  },
};

export const Overdue: Story = {
  name: 'An overdue loan says in the danger tone how late it is and what waiting costs',
  parameters: network(
    index({
      undwayList: [inProgressOrder({ orderState: '8', ...overdue })],
    }),
  ),
  play: async ({ canvas }) => {
    const line = await canvas.findByText('3 days late · ₹50 more each day');
    const amount = canvas.getByText('5,178');
    await expect(getComputedStyle(line).color).not.toBe(getComputedStyle(amount).color);
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

const day = (days: number) => Date.now() + days * dayMs;
const extended = {
  loanDate: day(-8),
  repaymentDate: day(5),
  extensions: [{ paidTime: day(-2), fee: 205, dueDateBefore: day(-1), dueDateAfter: day(5) }],
};

export const Extended: Story = {
  name: 'A paid extension is a part of what is paid and of what the loan costs',
  parameters: network(index({ undwayList: [inProgressOrder(extended)] })),
  play: async ({ canvas }) => {
    await canvas.findByText('by Sat 28 Nov · 5 days left');
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[1]).toBe('₹5,233.50₹205 paid');
    await expect(facts[2]).toBe('₹823.50fee included');
  },
};

export const DaysByTheServersClock: Story = {
  name: 'The days that are over are counted by the clock of the server',
  parameters: network(
    index({ undwayList: [inProgressOrder({ ...extended, serverTime: day(3) })] }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('by Sat 28 Nov · 5 days left');
    const blocks = [...canvasElement.querySelectorAll('[aria-hidden] > i')];
    const left = getComputedStyle(blocks.at(-1)!).backgroundColor;
    const isLeft = (block: Element) => getComputedStyle(block).backgroundColor === left;
    await expect(blocks.filter(isLeft)).toHaveLength(2);
    await expect(blocks).toHaveLength(13);
  },
};

export const WithoutDatesInTheList: Story = {
  name: "Without dates in the list, the order's detail tells them",
  parameters: network(
    index({
      undwayList: [
        {
          orderId: '70012',
          orderState: '6',
          name: 'Kosha Quick',
          logo: '/icon.svg',
          amountMsg: 'Repayment amount',
          amount: 5028,
          interest: 28,
          fullButtonName: 'Repay Now',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^by \w{3} \d+ \w+ · [34] days left$/)).toBeVisible();
    await expect(canvas.getByText('₹4,439.50')).toBeVisible();
  },
};

export const UnknownOrderState: Story = {
  name: 'An order state that the app does not know is shown as it is',
  parameters: network(index({ undwayList: [inProgressOrder({ orderState: '42' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
  },
};

export const ToConfirm: Story = {
  name: 'Beside Get Money stands what the loan costs in all',
  parameters: network(index({ undwayList: [inState('2', notPaidOut)] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It costs ₹618 in all\.$/)).toBeVisible();
  },
};

export const CostOfTheDetail: Story = {
  name: "Where the list does not tell what it costs, the order's detail does",
  parameters: network(
    index({
      undwayList: [
        {
          orderId: '70012',
          orderState: '2',
          name: 'Kosha Quick',
          logo: '/icon.svg',
          amountMsg: 'Loan amount',
          amount: 5000,
          interest: 28,
          fullButtonName: 'Get Money',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const told = 'You will get ₹4,439.50 and repay ₹5,028. It costs ₹588.50 in all.';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

const feeUntil = 'Pay ₹205 by 25 Nov 2026, 1:20 pm to move the due date to Tue 1 Dec.';

export const ExtensionAsked: Story = {
  name: 'While an extension waits for its fee, home says the fee, until when, and that days are late',
  parameters: {
    route: { path: '/', url: '/' },
    msw: {
      handlers: [
        mockGet(
          '/order/v1/detail',
          success(orderDetail({ orderState: '11', extensionMsg: feeUntil })),
        ),
        ...network(
          index({ undwayList: [{ ...inState('11', overdue), amountMsg: overdue.amountMsg! }] }),
        ).msw.handlers,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(feeUntil)).toBeVisible();
    await expect(canvasElement.querySelector('[data-zone]')).toHaveAttribute('data-zone', 'late');
    const [main] = canvas.getAllByRole('link', { name: /now|extension|Order$/ });
    await expect(main).toHaveTextContent('Repay now');
    const hrefs = ['Repay now', 'See the extension', 'View Order'].map((name) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual(['/orders/11/detail', '/orders/11/extension', '/order']);
  },
};
