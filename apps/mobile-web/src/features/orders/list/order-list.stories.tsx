import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  mockPost,
  networkError,
  neverAnswers,
  refusal,
  success,
} from '@kosha/api-client/testing';
import { allOrderStates, dayMs } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { patterns } from '../../../shared/paths.ts';
import { factsOf } from '../../../shared/testing/facts-of.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import { OrderListScreen } from './order-list.screen.tsx';
import { orderListItem } from '../orders.fixtures.ts';

const meta: Meta<typeof OrderListScreen> = {
  title: '6 Orders/List',
  component: OrderListScreen,
  parameters: { route: { path: patterns.orders, url: '/order' } },
};
export default meta;

type Story = StoryObj<typeof OrderListScreen>;

const answering = (answer: Parameters<typeof mockGet<'/order/v1/list'>>[1]) => ({
  msw: { handlers: [mockGet('/order/v1/list', answer), ...trackingHandlers] },
});

/** Noon in India on Thu 8 Jan 2026. */
const noonMs = Date.UTC(2026, 0, 8, 6, 30);

const linksIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('main')).getAllByRole('link');

export const Loading: Story = { parameters: answering(neverAnswers()) };

export const Empty: Story = {
  parameters: answering(success([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You have no loans yet' });
    await expect(canvas.getByRole('heading', { name: 'Loan History' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/');
  },
};

let answersAfterFailure = 0;

export const RetriesAfterAFailureWithoutAToast: Story = {
  parameters: answering(() => {
    answersAfterFailure += 1;
    return answersAfterFailure === 1 ? networkError() : success([orderListItem()]);
  }),
  beforeEach: () => {
    answersAfterFailure = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByText('KS2026010100070012');
    await expect(canvas.queryByText('Dismiss')).toBeNull();
  },
};

export const ShowsTheAmounts: Story = {
  parameters: answering(success([orderListItem()])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kosha Flex' })).toBeVisible();
    await expect(canvas.getByText('Loaned')).toBeVisible();
    await expect(canvas.getByText('5,028').parentElement).toHaveTextContent(
      'Repayment amount ₹5,028',
    );
    await expect(factsOf(canvasElement)).toEqual([
      ['Loan', '₹5,000'],
      ['Received', '₹4,439.50'],
      ['Order no', 'KS2026010100070012'],
    ]);
  },
};

export const Refused: Story = {
  parameters: answering(refusal('Try again later.', 503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Try again later.');
    await expect(canvas.getAllByText('Try again later.')).toHaveLength(1);
  },
};

/** Each state leads where §4 says, and says what it means. */
export const EveryState: Story = {
  parameters: answering(
    success(
      allOrderStates.map((orderState) =>
        orderListItem({ orderState, orderId: orderState, productName: `In state ${orderState}` }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Auditing');
    const links = linksIn(canvas).map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/orders/8/detail?repay=1',
      '/orders/8/detail',
      '/orders/6/detail',
      '/orders/11/extension',
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
    const coloursOf = (labels: string[]) =>
      new Set(labels.map((label) => getComputedStyle(canvas.getByText(label)).color));
    const valid = coloursOf(['Auditing', 'Pass', 'Loaned', 'Overdued', 'Extension']);
    const invalid = coloursOf(['Denied', 'Lending', 'Failed', 'Settled', 'Closed']);
    await expect([valid.size, invalid.size]).toEqual([1, 1]);
    await expect(valid).not.toEqual(invalid);
    const toneOf = (sentence: RegExp) => getComputedStyle(canvas.getByText(sentence)).color;
    await expect(toneOf(/^The due date has passed/)).not.toBe(toneOf(/^Your loan is approved/));
  },
};

const dated = (
  orderState: string,
  changes: Partial<Schema<'OrderListItem'>> = {},
): Schema<'OrderListItem'> =>
  orderListItem({
    orderId: orderState,
    orderState,
    productName: `In state ${orderState}`,
    applyTime: noonMs - 9 * dayMs,
    repaymentDate: null,
    overdueDays: 0,
    overdueFee: 0,
    settledTime: null,
    serverTime: noonMs,
    ...changes,
  });

const late = { repaymentDate: noonMs - 3 * dayMs, overdueDays: 3, overdueFee: 150 };

/** Late ones first, each with its date; the rest says when it was paid or applied for. */
export const Dates: Story = {
  name: 'What is late comes first and says how late; all else says when it is due, was paid or applied for',
  parameters: answering(
    success([
      dated('7', { settledTime: noonMs - dayMs, repaymentDate: noonMs }),
      dated('1'),
      dated('6', { repaymentDate: noonMs + 5 * dayMs }),
      dated('8', { ...late, repaymentAmount: 5178 }),
      dated('11', { ...late, repaymentDate: noonMs + dayMs, extensionState: 1 }),
    ]),
  ),
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('heading', { level: 3 })).map(
      (name) => name.textContent,
    );
    await expect(names).toEqual(['8', '11', '6', '1', '7'].map((state) => `In state ${state}`));
    const lateLine = canvas.getByText('3 days late · ₹50 more each day');
    await expect(lateLine).toBeVisible();
    await expect(canvas.getByText('Due was Mon 5 Jan.')).toBeVisible();
    const dueLine = canvas.getByText('by Tue 13 Jan · 5 days left');
    await expect(getComputedStyle(lateLine).color).not.toBe(getComputedStyle(dueLine).color);
    await expect(canvas.getByText('7 Jan 2026')).toBeVisible();
    await expect(canvas.getByText('30 Dec 2025')).toBeVisible();
  },
};

export const NotReceivedYet: Story = {
  name: 'Before the payout it says what one will get, never that it was received',
  parameters: answering(success(['1', '2', '4', '10'].map((state) => dated(state)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'To confirm' })).toBeVisible();
    await expect(canvas.getAllByText('You will get')).toHaveLength(4);
    await expect(canvas.queryByText('Received')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Confirm and get the money' })).toBeVisible();
  },
};

export const NothingOwed: Story = {
  name: 'Where nothing is owed it says so; what has ended says when, and no amount that never was',
  parameters: answering(success([dated('3'), dated('7', { settledTime: noonMs })])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to repay' })).toBeVisible();
    await expect(factsOf(canvasElement)).toEqual([
      ['Applied', '30 Dec 2025'],
      ['Loan', '₹5,000'],
      ['Order no', 'KS2026010100070012'],
      ['Paid', '8 Jan 2026'],
      ['Repayment amount', '₹5,028'],
      ['Loan', '₹5,000'],
      ['Received', '₹4,439.50'],
      ['Order no', 'KS2026010100070012'],
    ]);
    const paid = canvas.getByText('₹5,028');
    await expect(getComputedStyle(paid).fontWeight).toBe('400');
  },
};

export const Waiting: Story = {
  name: 'While an application is checked there is nothing to do',
  parameters: answering(success([dated('1'), dated('4')])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have to do anything now.')).toBeVisible();
  },
};

export const ExtensionAsked: Story = {
  name: 'While an extension waits for its fee, the loan can also be repaid',
  parameters: answering(success([dated('11', { ...late, extensionState: 1 })])),
  play: async ({ canvas }) => {
    const links = (await canvas.findAllByRole('link', { name: /extension|Repay/ })).map((link) =>
      link.getAttribute('href'),
    );
    await expect(links).toEqual(['/orders/11/detail?repay=1', '/orders/11/extension']);
  },
};

export const ExtensionPaidLeadsToTheDetail: Story = {
  parameters: answering(success([orderListItem({ orderState: '11', extensionState: 3 })])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See details' });
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};

/** The way of a loan that was extended and is settled since: there is nothing to repay. */
export const SettledAfterAnExtension: Story = {
  parameters: answering(success([orderListItem({ orderState: '7', extensionState: 3 })])),
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

/** An order in a state that the app does not know: its number, no link, reported; the others stay. */
export const UnknownState: Story = {
  parameters: reporting(orderListItem({ orderState: '42', orderId: 'x' }), orderListItem()),
  beforeEach: forgetReported,
  play: async ({ canvas }) => {
    await canvas.findByText('42');
    await expect(linksIn(canvas)).toHaveLength(2);
    await expectDrift({ orderState: '42' });
  },
};

/** Shown as a dash and reported; nothing else is lost. */
export const AnUnreadableAmountDoesNotHideTheList: Story = {
  parameters: reporting(orderListItem({ orderId: '2', loanAmount: 1.2345 }), orderListItem()),
  beforeEach: forgetReported,
  play: async ({ canvas }) => {
    await canvas.findByText('—');
    await expect(canvas.getAllByText('KS2026010100070012')).toHaveLength(2);
    await expectDrift({ amount: 'OrderListItem.loanAmount' });
  },
};

export const Small: Story = { ...EveryState, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...EveryState, globals: { textSize: '200' } };
export const Dark: Story = { ...Dates, name: 'Dark', globals: { scheme: 'dark' } };
