import type { Schema } from '@kosha/api-client';
import { dayMs, type OrderState } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inProgressOrder } from '../../shared/queries/home-index.fixtures.ts';
import { personaIn } from '../../shared/world/persona-in.ts';
import { homeOrderOf } from '../../shared/world/world.fixtures.ts';
import { index, network, running } from './home.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home with orders',
  component: HomeScreen,
  parameters: { ...network(index()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order of the persona in this state, beside those of others: its id is its state. */
const inState = (state: OrderState, changes: Partial<Schema<'InProgressOrder'>> = {}) =>
  homeOrderOf(personaIn[state], { orderId: state, ...changes });

const states = ['1', '2', '6', '8', '4'] as const;
const everyState = running(...states.map((state) => inState(state)));

export const InProgress: Story = {
  name: 'In progress, an odd home of five orders',
  tags: ['odd'],
  parameters: everyState,
};

export const OrdersFirst: Story = {
  name: 'Orders in progress come first, and their state decides where they lead: an odd home',
  tags: ['odd'],
  parameters: everyState,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'In progress' });
    const order = canvas.getAllByRole('link', { name: 'Kosha Flex' });
    await expect(order.map((link) => link.getAttribute('href'))).toEqual([
      '/orders/8/detail',
      '/orders/6/detail',
      '/orders/2/confirm',
      '/orders/1/audit',
      '/order',
    ]);
    const coming = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    await expect(canvas.getAllByText(coming)).toHaveLength(3);
    await expect(canvas.getAllByText('It costs ₹618 in all.')).toHaveLength(1);
    await expect(canvas.queryByText(/^Interest/)).toBeNull();
    const sections = canvas.getAllByRole('heading', { name: /In progress|Loans for you/ });
    await expect(sections.map((node) => node.textContent)).toEqual([
      'In progress',
      'Loans for you',
    ]);
    await userEvent.click(canvas.getAllByRole('link', { name: 'Repay now' })[0]!);
    await expect(canvas.getByTestId('location')).toHaveTextContent('/orders/8/detail');
  },
};

/** Large and first: how much, until when, and what it costs; nothing else asks for the eye (D51). */
export const Owed: Story = {
  name: 'What is owed comes first, with its date, the days left and its three facts',
  parameters: running(inProgressOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Fri 27 Nov · 5 days left')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[0]).toBe('₹4,410on 20 Nov');
    await expect(facts[2]).toBe('₹618APR 730.7%');
    await expect(canvas.getAllByText('Kosha Flex')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
  },
};

export const Overdue: Story = {
  name: 'An overdue loan says in the danger tone how late it is and what waiting costs',
  parameters: running(inState('8')),
  play: async ({ canvas }) => {
    const line = await canvas.findByText('3 days late · ₹50 more each day');
    const amount = canvas.getByText('5,178');
    await expect(getComputedStyle(line).color).not.toBe(getComputedStyle(amount).color);
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

const extended = homeOrderOf('extended');

export const Extended: Story = {
  name: 'A paid extension is a part of what is paid and of what the loan costs',
  parameters: running(extended),
  play: async ({ canvas }) => {
    await canvas.findByText('by Sat 28 Nov · 6 days left');
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[1]).toBe('₹5,233₹205 paid');
    await expect(facts[2]).toBe('₹823fee included');
  },
};

export const DaysByTheServersClock: Story = {
  name: 'The days that are over are counted by the clock of the server, odd as it is',
  tags: ['odd'],
  parameters: running({ ...extended, serverTime: extended.serverTime! + 3 * dayMs }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('by Sat 28 Nov · 6 days left');
    const blocks = [...canvasElement.querySelectorAll('[aria-hidden] > i')];
    await expect(blocks).toHaveLength(12);
    const colourOf = (block: Element) => getComputedStyle(block).backgroundColor;
    // The days that are over are filled in by a motion.
    await waitFor(() => {
      const left = colourOf(blocks.at(-1)!);
      return expect(blocks.filter((block) => colourOf(block) === left)).toHaveLength(3);
    });
  },
};

/** An order as a server without the assumed fields tells it (D51). */
const bare = ({
  orderId,
  orderState,
  name,
  logo,
  amountMsg,
  amount,
  interest,
  fullButtonName,
}: Schema<'InProgressOrder'>): Schema<'InProgressOrder'> => ({
  orderId,
  orderState,
  name,
  logo,
  amountMsg,
  amount,
  interest,
  fullButtonName,
});

export const WithoutDatesInTheList: Story = {
  name: "Without dates in the list, the order's detail tells them",
  parameters: running({ ...bare(inProgressOrder()), amountMsg: 'Repayment amount' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Fri 27 Nov · 5 days left')).toBeVisible();
    await expect(canvas.getByText('₹4,410')).toBeVisible();
  },
};

export const UnknownOrderState: Story = {
  name: 'An order state that the app does not know is shown as it is',
  parameters: running(inProgressOrder({ orderState: '42' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
  },
};

export const ToConfirm: Story = {
  name: 'Beside Get Money stands what the loan costs in all',
  parameters: running(inState('2')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It costs ₹618 in all\.$/)).toBeVisible();
  },
};

export const CostOfTheDetail: Story = {
  name: "Where the list does not tell what it costs, the order's detail does",
  parameters: running(bare(homeOrderOf('pass'))),
  play: async ({ canvas }) => {
    const told = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};
