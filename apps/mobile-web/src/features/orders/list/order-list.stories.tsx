import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  networkError,
  neverResponds,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { allOrderStates, type OrderState } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { personaByOrderState } from '../../../shared/sample-data/persona-in.ts';
import { listedOrderOf } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { OrderListScreen } from './order-list.screen.tsx';
import { orderListItem, unknownStateOrderNo } from '../orders.fixtures.ts';

const meta: Meta<typeof OrderListScreen> = {
  title: '6 Orders/List',
  component: OrderListScreen,
  parameters: { route: { path: routePatterns.orders, url: '/order' } },
};
export default meta;

type Story = StoryObj<typeof OrderListScreen>;

const respondingWith = (response: Parameters<typeof mockGet<'/order/v1/list'>>[1]) => ({
  msw: { handlers: [mockGet('/order/v1/list', response), ...trackingHandlers] },
});

const linksIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('main')).getAllByRole('link');

export const Loading: Story = { parameters: respondingWith(neverResponds()) };

export const Empty: Story = {
  parameters: respondingWith(success([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have no loans yet' });
    await expect(canvas.getByRole('heading', { name: 'Loan History' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/');
  },
};

let responsesAfterFailure = 0;

export const LoadFailedAndRetry: Story = {
  parameters: respondingWith(() => {
    responsesAfterFailure += 1;
    return responsesAfterFailure === 1 ? networkError() : success([orderListItem()]);
  }),
  beforeEach: () => {
    responsesAfterFailure = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByText(orderListItem().orderNo);
    await expect(canvas.queryByText('Dismiss')).toBeNull();
  },
};

export const Amounts: Story = {
  parameters: respondingWith(success([orderListItem()])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kosha Flex' })).toBeVisible();
    await expect(canvas.getByText('Loaned')).toBeVisible();
    await expect(canvas.getByText('5,028').parentElement).toHaveTextContent(
      'Repayment amount ₹5,028',
    );
    await expect(descriptionListRows(canvasElement)).toEqual([
      ['Loan', '₹5,000'],
      ['Received', '₹4,410'],
      ['Order no', orderListItem().orderNo],
    ]);
  },
};

export const Refused: Story = {
  parameters: respondingWith(refusal('Try again later.', 503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Try again later.');
    await expect(canvas.getAllByText('Try again later.')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The order's id equals its state, so that one list can contain an order in each state. */
const inState = (state: OrderState, changes: Partial<Schema<'OrderListItem'>> = {}) =>
  listedOrderOf(personaByOrderState[state], { orderId: state, ...changes });

const inStates = (...states: OrderState[]) =>
  respondingWith(success(states.map((state) => inState(state))));

/**
 * The list groups the orders by state. The explanation and the link of an order depend on its state
 * (§4).
 */
export const EveryState: Story = {
  tags: ['odd'],
  parameters: inStates(...allOrderStates),
  play: async ({ canvas }) => {
    await canvas.findByText('Auditing');
    const links = linksIn(canvas).map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/orders/8/detail?repay=1',
      '/orders/8/detail',
      '/orders/11/extension',
      '/orders/6/detail',
      '/orders/2/confirm',
      '/orders/1/audit',
    ]);
    const groups = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(groups).toEqual([
      'To repay',
      'Also to repay',
      'To confirm',
      'Being checked',
      'Result comes soon',
      'On its way',
      'Ended',
    ]);
    await expect(canvas.getByText('Overdued')).toBeVisible();
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByText(/You can apply again\.$/)).toBeVisible();
    const coloursOf = (labels: string[]) =>
      new Set(labels.map((label) => getComputedStyle(canvas.getByText(label)).color));
    const valid = coloursOf(['Auditing', 'Pass', 'Loaned', 'Extension']);
    const invalid = coloursOf(['Denied', 'Lending', 'Failed', 'Settled', 'Closed']);
    await expect([valid.size, invalid.size]).toEqual([1, 1]);
    await expect(valid).not.toEqual(invalid);
    const toneOf = (sentence: RegExp) => getComputedStyle(canvas.getByText(sentence)).color;
    await expect(toneOf(/^3 days late/)).not.toBe(toneOf(/^Your loan is approved/));
    // Overdue orders use the danger colour (D47).
    await expect(toneOf(/^Overdued$/)).not.toBe(toneOf(/^Loaned$/));
  },
};

/**
 * Overdue orders are listed first. Each order shows when it is due, was repaid or was requested.
 */
export const Dates: Story = {
  tags: ['odd'],
  parameters: inStates('7', '1', '6', '8', '11'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 3 });
    const numbers = canvas.getAllByText(/^KS\d+$/).map((number) => number.textContent);
    const inTurn = (['8', '11', '6', '1', '7'] as const).map((state) => inState(state).orderNo);
    await expect(numbers).toEqual(inTurn);
    const lateLine = canvas.getByText('3 days late · ₹50 more each day');
    await expect(lateLine).toBeVisible();
    await expect(canvas.getByText('Due was Thu 19 Nov.')).toBeVisible();
    const dueLine = canvas.getByText('by Fri 27 Nov · 5 days left');
    await expect(getComputedStyle(lateLine).color).not.toBe(getComputedStyle(dueLine).color);
    await expect(canvas.getByText('21 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('22 Nov 2026')).toBeVisible();
  },
};

/** Before the payout, an order shows the amount that the borrower will receive. */
export const BeforePayout: Story = {
  tags: ['odd'],
  parameters: inStates('1', '2', '4', '10'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'To confirm' })).toBeVisible();
    await expect(canvas.getAllByText('You will get')).toHaveLength(4);
    await expect(canvas.queryByText('Received')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Confirm and get the money' })).toBeVisible();
  },
};

/** A repaid order shows when it was repaid. A denied order shows no received amount. */
export const NothingToRepay: Story = {
  parameters: inStates('3', '7'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to repay' })).toBeVisible();
    await expect(descriptionListRows(canvasElement)).toEqual([
      ['Applied', '21 Nov 2026'],
      ['Loan', '₹5,000'],
      ['Order no', inState('3').orderNo],
      ['Paid', '21 Nov 2026'],
      ['Repayment amount', '₹5,028'],
      ['Loan', '₹5,000'],
      ['Received', '₹4,410'],
      ['Order no', inState('7').orderNo],
    ]);
    const paid = canvas.getByText('₹5,028');
    await expect(getComputedStyle(paid).fontWeight).toBe('400');
  },
};

/** While an application is being checked, the list says that the borrower has to do nothing. */
export const InAuditing: Story = {
  parameters: inStates('1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have to do anything now.')).toBeVisible();
  },
};

/** While the server is checking a payment, no button offers to pay again. */
export const PaymentPending: Story = {
  parameters: respondingWith(success([listedOrderOf('overdue', { paymentState: 'checking' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are checking your payment')).toBeVisible();
    await expect(canvas.getByText('Please do not pay again.')).toBeVisible();
    await expect(canvas.queryByText(/late|each day/)).toBeNull();
    await expect(canvas.queryByText('Nothing to repay')).toBeNull();
    await expect(linksIn(canvas).map(({ textContent }) => textContent)).toEqual(['See details']);
  },
};

/** A returned loan shows the date of its return and links to the order. */
export const Returned: Story = {
  parameters: respondingWith(success([listedOrderOf('returned')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Returned on 22 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText('Paid')).toBeNull();
    const link = canvas.getByRole('link', { name: 'See details' });
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};

/** While the extension's fee is unpaid, the borrower can repay the loan or pay the fee. */
export const ExtensionFeeDue: Story = {
  parameters: respondingWith(success([listedOrderOf('overdue-extension')])),
  play: async ({ canvas }) => {
    const links = (await canvas.findAllByRole('link', { name: /extension|Repay/ })).map((link) =>
      link.getAttribute('href'),
    );
    await expect(links).toEqual(['/orders/70012/detail?repay=1', '/orders/70012/extension']);
  },
};

export const ExtensionPaid: Story = {
  parameters: respondingWith(success([listedOrderOf('extended')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by Sat 28 Nov · 6 days left')).toBeVisible();
    await expect(canvas.queryByText(/^Pay the fee/)).toBeNull();
    const link = await canvas.findByRole('link', { name: 'See details' });
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};

/** The loan was extended and then repaid, so nothing is left to repay. */
export const SettledAfterAnExtension: Story = {
  parameters: respondingWith(success([listedOrderOf('extended-settled')])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See details' });
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};

const reported = fn();

const reporting = (...orders: Schema<'OrderListItem'>[]) => ({
  msw: {
    handlers: [
      mockGet('/order/v1/list', success(orders)),
      mockPost('/burying-point/v3/burying-point', ({ body }) => {
        reported(body);
        return success(null);
      }),
      ...trackingHandlers,
    ],
  },
});

const forgetReported = () => {
  reported.mockClear();
};

const expectDrift = (params: object) =>
  waitFor(
    () =>
      expect(reported).toHaveBeenCalledWith([expect.objectContaining({ type: 'drift', params })]),
    { timeout: 5000 },
  );

/** An order in an unknown state has no link, and the app reports the state. */
export const UnknownState: Story = {
  parameters: reporting(
    inState('1', { orderState: '42', orderId: 'x', orderNo: unknownStateOrderNo }),
    orderListItem(),
  ),
  beforeEach: forgetReported,
  play: async ({ canvas }) => {
    await canvas.findByText('42');
    await expect(linksIn(canvas)).toHaveLength(2);
    await expectDrift({ orderState: '42' });
  },
};

/** The page shows a dash instead of an invalid amount, and the app reports the error. */
export const UnreadableAmount: Story = {
  tags: ['odd'],
  parameters: reporting(inState('7', { loanAmount: 1.2345 }), orderListItem()),
  beforeEach: forgetReported,
  play: async ({ canvas }) => {
    await canvas.findByText('—');
    await expect(canvas.getByText(inState('7').orderNo)).toBeVisible();
    await expect(canvas.getByText(orderListItem().orderNo)).toBeVisible();
    await expectDrift({ amount: 'OrderListItem.loanAmount' });
  },
};

export const SmallPhone: Story = {
  ...EveryState,
  tags: ['odd'],
  globals: { viewport: { value: 'small' } },
};
export const LargeText: Story = {
  ...EveryState,
  tags: ['odd'],
  globals: { textSize: 200 },
};
export const Dark: Story = {
  ...Dates,
  tags: ['odd'],
  globals: { scheme: 'dark' },
};
