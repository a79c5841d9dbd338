import {
  mockGet,
  mockPost,
  networkError,
  refusal,
  success,
  type MockResponse,
} from '@kosha/api-client/testing';
import type { Schema } from '@kosha/api-client';
import { loanUsages } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import {
  nextLoan,
  orderDetail,
  productInfo,
  responsesFor,
} from '../../../shared/sample-data/sample-data.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import { secondCard } from '../../../shared/sample-data/cards.fixtures.ts';
import { quoteOf } from '../../../shared/sample-data/price.fixtures.ts';
import { orderInState, overdueOrder, orderHandlers } from '../orders.fixtures.ts';
import { nextLoanQuote } from '../repayment/repayment.fixtures.ts';
import { scrollTo } from '../../../shared/testing/scroll-to.ts';

const called = fn();

const cards = [secondCard, ...responsesFor('loaned').cards];

interface Server {
  /** `amount` is in rupees. */
  price?: (amount: number) => Schema<'Quote'>;
  order?: Schema<'OrderDetail'>;
  found?: Parameters<typeof mockGet<'/order/v1/get-auto-apply'>>[1];
  set?: MockResponse<Schema<'ScheduledOrder'>>;
  cancel?: MockResponse<null>;
}

const server = ({
  price = nextLoanQuote,
  order = orderDetail(),
  found = success(null),
  set = success(nextLoan({ expectBorrowAmount: 3000 })),
  cancel = success(null),
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/order/v1/get-auto-apply', found),
      mockGet('/product/v1/product-info', success(productInfo())),
      mockGet('/bank/v1/find-user-bank-card', success(cards)),
      mockPost('/order/v1/order-auto-apply', ({ body }) => {
        called('set', body);
        return set;
      }),
      mockPost('/order/v1/cancel-auto-apply', ({ body }) => {
        called('cancel', body);
        return cancel;
      }),
      mockGet('/order/v1/calculate', ({ query }) => success(price(Number(query.get('amount'))))),
      ...orderHandlers(order),
    ],
  },
});

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Auto-apply',
  component: OrderDetailScreen,
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
  beforeEach: () => {
    called.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

async function openForm(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up auto-apply' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Apply for the next loan' }));
  await dialog.findByRole('combobox', { name: 'Amount' });
  return dialog;
}

const purpose = 'Usage purpose';
const confirm = { name: 'Set auto-apply' };

export const PriceAfterLateLoan: Story = {
  parameters: server({
    order: overdueOrder(),
    price: (amount) => quoteOf(amount),
  }),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await dialog.findByText(
      'Your present loan was late, so repaying it does not count for your tier.',
    );
  },
};

/** After a reload, the form still has the chosen amount, bank card and purpose. */
export const ChoicesAfterReload: Story = {
  parameters: server(),
  beforeEach: () => {
    sessionStorage.setItem(
      'kosha.auto-apply.70012',
      '{"amountPaise":300000,"cardId":null,"usage":"Tourism"}',
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await expect(dialog.getByRole('combobox', { name: 'Amount' })).toHaveDisplayValue('₹3,000');
    await expect(dialog.getByRole('combobox', { name: 'Bank card' })).toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: purpose })).toHaveValue('Tourism');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: purpose }), 'Education');
    await expect(sessionStorage.getItem('kosha.auto-apply.70012')).toContain('Education');
  },
};

/** The amount and the bank card are preselected, but the purpose of the loan is not. */
export const Offered: Story = {
  tags: ['state'],
  parameters: server(),
  play: async ({ canvas }) => {
    await canvas.findByText(/When this loan is settled, we apply for the next one by ourselves/);
    const dialog = await openForm(canvas);
    await expect(dialog.getByRole('combobox', { name: 'Amount' })).toHaveDisplayValue('₹5,000');
    await expect(dialog.getByRole('combobox', { name: 'Bank card' })).toHaveDisplayValue(
      'HDFC Bank · XXXX7891',
    );
    const usage = dialog.getByRole('combobox', { name: purpose });
    const options = within(usage).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Please select',
      ...loanUsages,
    ]);
    await dialog.findByText('It costs');
  },
};

export const DoubleTap: Story = {
  parameters: server(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Amount' }), '₹3,000');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Bank card' }),
      secondCard.id,
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: purpose }), 'Tourism');
    await userEvent.dblClick(dialog.getByRole('button', confirm));
    await canvas.findByText('When this loan is settled, we apply for ₹3,000 by ourselves.');
    const reapply = {
      orderId: '70012',
      cardId: secondCard.id,
      expectBorrowAmount: 3000,
      usage: 'Tourism',
    };
    await expect(called.mock.calls).toEqual([['set', reapply]]);
  },
};

export const PurposeMissing: Story = {
  tags: ['state'],
  parameters: server(),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await dialog.findByText(/^With Copper/);
    await userEvent.click(dialog.getByRole('button', confirm));
    const error = await dialog.findByText('Please choose what the money is for.');
    await expect(dialog.getByRole('combobox', { name: purpose })).toHaveFocus();
    const foot = dialog.getByText(/^You can cancel it until then/);
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      foot.getBoundingClientRect().top,
    );
    await expect(called).not.toHaveBeenCalled();
  },
};

export const NoCard: Story = {
  parameters: server({ set: success(nextLoan({ cardId: null })) }),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Bank card' }), '');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: purpose }), 'Shopping');
    await userEvent.click(dialog.getByRole('button', confirm));
    await canvas.findByText(/Choose a bank card for it/);
    await expect(called).toHaveBeenCalledWith('set', expect.objectContaining({ cardId: null }));
  },
};

const changedOften = 'You have changed your next loan often today. Please try again in 3 hours.';

export const Refused: Story = {
  tags: ['state'],
  parameters: server({ set: refusal(changedOften, 429) }),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: purpose }), 'Shopping');
    await userEvent.click(dialog.getByRole('button', confirm));
    await dialog.findByText(changedOften);
  },
};

export const AlreadySetUp: Story = {
  parameters: server({ found: success(nextLoan()) }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See the scheduled order' });
    scrollTo(link);
    await expect(link).toHaveAttribute('href', '/schedule/412?pid=1');
  },
};

export const Cancelled: Story = {
  parameters: server({ found: firstThenSecond(success(nextLoan()), success(null)) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel auto-apply' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Yes' }));
    await canvas.findByRole('button', { name: 'Set up auto-apply' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(called.mock.calls).toEqual([['cancel', { orderId: '70012' }]]);
  },
};

/** The next loan is already scheduled, so the dialog does not offer another loan. */
export const RepayWithScheduledOrder: Story = {
  parameters: server({ found: success(nextLoan()) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See the scheduled order' });
    await userEvent.click(canvas.getByRole('button', { name: 'Repayment ₹ 5,028' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Repay ₹5,028?' }));
    await expect(dialog.getByText(/we apply for your next loan of ₹5,000/)).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

export const LoadFailedAndRetry: Story = {
  parameters: server({ found: firstThenSecond(refusal('Resting.', 503), success(nextLoan())) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your next loan could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('link', { name: 'See the scheduled order' });
  },
};

export const OfflineAndRetry: Story = {
  parameters: server({ cancel: networkError(), found: success(nextLoan()) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel auto-apply' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await dialog.findByText('The scheduled order was not cancelled');
  },
};

export const HiddenBeforePayout: Story = {
  tags: ['behaviour'],
  parameters: server({ order: orderInState('2') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Order no');
    await expect(canvas.queryByText('Next loan')).toBeNull();
  },
};

export const SmallPhone: Story = { ...Offered, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Offered, globals: { textSize: 200 } };
