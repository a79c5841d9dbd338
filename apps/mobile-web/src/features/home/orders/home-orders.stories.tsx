import type { Schema } from '@kosha/api-client';
import { dayMs, type OrderState } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { homeOrderOf, inProgressOrder } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { personaByOrderState } from '../../../shared/sample-data/persona-in.ts';
import { homeResponse, homeNetwork, homeWithOrders } from '../home.fixtures.ts';
import { HomeScreen } from '../home.screen.tsx';

const meta = {
  title: '3 Choose/Home with orders',
  component: HomeScreen,
  parameters: { ...homeNetwork(homeResponse()), provokes: 'Contract drift' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the state as the order's id, so that the orders on one page have different ids. */
const inState = (state: OrderState, changes: Partial<Schema<'InProgressOrder'>> = {}) =>
  homeOrderOf(personaByOrderState[state], { orderId: state, ...changes });

const states = ['1', '2', '6', '8', '4'] as const;
const everyState = homeWithOrders(...states.map((state) => inState(state)));

export const FiveOrders: Story = {
  tags: ['odd'],
  parameters: everyState,
};

/** Orders in progress are listed above the offers. Each order links to the page for its state. */
export const LinksOfOrders: Story = {
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
    const costText = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    await expect(canvas.getAllByText(costText)).toHaveLength(3);
    await expect(canvas.getAllByText('It costs ₹618 in all.')).toHaveLength(1);
    await expect(canvas.queryByText(/^Interest/)).toBeNull();
    const sections = canvas.getAllByRole('heading', { name: /In progress|Loans for you/ });
    await expect(sections.map((node) => node.textContent)).toEqual([
      'In progress',
      'Loans for you',
    ]);
    await userEvent.click(canvas.getAllByRole('link', { name: 'Repay now' })[0]!);
    await expectPath(canvas, '/orders/8/detail?repay=1');
  },
};

/** While the server is checking a payment, no button offers to pay again. */
export const PaymentPending: Story = {
  parameters: homeWithOrders(
    homeOrderOf('overdue', { paymentState: 'checking' }),
    inState('8', { name: 'Kosha Mini', paymentState: 'checking' }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('We are checking your payment')).toHaveLength(2);
    await expect(canvas.getByText('Please do not pay again.')).toBeVisible();
    await expect(canvas.queryByText(/late|each day/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Repay now' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'See the order' })).toHaveLength(2);
    const zone = canvasElement.querySelector('[data-zone]');
    await expect(zone).toHaveAttribute('data-zone', 'waiting');
  },
};

/**
 * Home shows an unpaid loan first, with its due date and cost. It does not offer the same product
 * again (D51).
 */
export const LoanDue: Story = {
  parameters: homeWithOrders(inProgressOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Fri 27 Nov · 5 days left')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[0]).toBe('₹4,410on 20 Nov');
    await expect(facts[2]).toBe('₹618APR 730.7%');
    await expect(canvas.getAllByText('Kosha Flex')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
  },
};

/** The page shows how late the loan is, and what each further day costs. */
export const Overdue: Story = {
  parameters: homeWithOrders(inState('8')),
  play: async ({ canvas }) => {
    const line = await canvas.findByText('3 days late · ₹50 more each day');
    const amount = canvas.getByText('5,178');
    await expect(getComputedStyle(line).color).not.toBe(getComputedStyle(amount).color);
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

const extended = homeOrderOf('extended');

/** The fee of the paid extension is part of the loan's cost. */
export const Extended: Story = {
  parameters: homeWithOrders(extended),
  play: async ({ canvas }) => {
    await canvas.findByText('by Sat 28 Nov · 6 days left');
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts[1]).toBe('₹5,233₹205 paid');
    await expect(facts[2]).toBe('₹823fee included');
  },
};

/** The app counts the elapsed days with the server's clock, not with the phone's clock. */
export const ServerClock: Story = {
  tags: ['odd'],
  parameters: homeWithOrders({ ...extended, serverTime: extended.serverTime! + 3 * dayMs }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('by Sat 28 Nov · 6 days left');
    const blocks = [...canvasElement.querySelectorAll('[aria-hidden] > i')];
    await expect(blocks).toHaveLength(12);
    const colourOf = (block: Element) => getComputedStyle(block).backgroundColor;
    // Waits for the animation that changes the colour of the elapsed days.
    await waitFor(() => {
      const left = colourOf(blocks.at(-1)!);
      return expect(blocks.filter((block) => colourOf(block) === left)).toHaveLength(3);
    });
  },
};

/** Removes the optional fields of D51, which some servers do not send. */
const withoutAssumedFields = ({
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

/** If the orders in the response of Home have no dates, the app requests the order's detail. */
export const DatesFromTheDetail: Story = {
  parameters: homeWithOrders({
    ...withoutAssumedFields(inProgressOrder()),
    amountMsg: 'Repayment amount',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Fri 27 Nov · 5 days left')).toBeVisible();
    await expect(canvas.getByText('₹4,410')).toBeVisible();
  },
};

/** If the app does not know the order's state, it shows the server's value unchanged. */
export const UnknownState: Story = {
  parameters: homeWithOrders(inProgressOrder({ orderState: '42' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
  },
};

/**
 * A loan that the borrower must still confirm shows its total cost below the button “Get Money”.
 */
export const OfferToConfirm: Story = {
  parameters: homeWithOrders(inState('2')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It costs ₹618 in all\.$/)).toBeVisible();
  },
};

/** If the orders in the response of Home have no cost, the app requests the order's detail. */
export const CostFromTheDetail: Story = {
  tags: ['behaviour'],
  parameters: homeWithOrders(withoutAssumedFields(homeOrderOf('pass'))),
  play: async ({ canvas }) => {
    const message = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    await expect(await canvas.findByText(message)).toBeVisible();
  },
};
