import type { Schema } from '@kosha/api-client';
import {
  mockGet,
  networkError,
  refusal,
  success,
  type MockResponse,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import {
  simulatePendingPayment,
  pendingPaymentOrderId,
  pendingReapply,
} from '../../../shared/money/payment.fixtures.ts';
import { orderOf, productInfo } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { quoteOf } from '../../../shared/sample-data/price.fixtures.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import {
  repaymentCallSpy,
  callbackParam,
  checkoutUrl,
  checkoutSpy,
  nextKeyFacts,
  nextLoanQuote,
  openRepaymentDialog,
  quoteWithoutTier,
  expectedReapplyCall,
  reapplyInput,
  expectedRepayCall,
  repaymentServer,
  spyOnRepayment,
  expectedWithdrawCall,
} from './repayment.fixtures.ts';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Repay and reapply',
  component: OrderDetailScreen,
  // Most stories expect that 'Reapply after this repayment' is checked at first. Under the strict
  // policy, this checkbox is unchecked, and the dialog also shows key facts.
  globals: { policy: 'specified' },
  parameters: {
    route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' },
    ...repaymentServer(),
  },
  beforeEach: spyOnRepayment,
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const withNextFacts = (answer: (amountRupees: number) => MockResponse<Schema<'NextKeyFacts'>>) => {
  const { msw } = repaymentServer();
  const keyFacts = mockGet('/order/v1/kfs-next', ({ query }) => {
    repaymentCallSpy('facts', query.get('orderId'), query.get('amount'));
    return answer(Number(query.get('amount')));
  });
  return { msw: { handlers: [keyFacts, ...msw.handlers] } };
};

export const RepayDialog: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await expect(
      dialog.getByRole('checkbox', { name: 'Reapply after this repayment' }),
    ).toBeChecked();
    await expect(repaymentCallSpy).not.toHaveBeenCalled();
  },
};

/** Under the strict policy, the choice to apply for a new loan is unchecked at first. */
export const ReapplyUncheckedStrict: Story = {
  globals: { policy: 'strict' },
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await expect(
      dialog.getByRole('checkbox', { name: 'Reapply after this repayment' }),
    ).not.toBeChecked();
  },
};

/**
 * Under the strict policy, checking 'Reapply after this repayment' shows the Key Facts Statement of
 * the new loan.
 */
export const ReapplyKeyFactsStrict: Story = {
  globals: { policy: 'strict' },
  parameters: withNextFacts((amount) => success(nextKeyFacts(amount))),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Reapply after this repayment' }));
    await userEvent.click(await dialog.findByText('Key Facts Statement of the new loan'));
    await expect(await dialog.findByText('Annex B: how the APR is counted')).toBeVisible();
    // The cost of the new loan and its Key Facts Statement must show the same amounts.
    for (const figure of ['₹4,439.50', '₹588.50'])
      await expect(dialog.getAllByText(figure).length).toBeGreaterThan(1);
    await expect(dialog.queryByText(/4,410|730\.7/)).toBeNull();
    await expect(repaymentCallSpy).toHaveBeenCalledWith('facts', '70012', '5000');
  },
};

export const KeyFactsMissingStrict: Story = {
  globals: { policy: 'strict' },
  parameters: withNextFacts(() => refusal('There is no such call.', 404)),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Reapply after this repayment' }));
    await dialog.findByText('It costs');
    await expect(dialog.queryByText('Key Facts Statement of the new loan')).toBeNull();
  },
};

/** The dialog shows the cost of the new loan before the borrower applies for it. */
export const NewLoan: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText(/a new loan of ₹5,000 to account XXXX7891/);
    await expect(await dialog.findByText('It costs')).toBeVisible();
    await expect(await dialog.findByText('₹4,439.50')).toBeVisible();
    const costs = dialog.getAllByRole('definition').map((row) => row.textContent);
    await expect(costs).toEqual(
      expect.arrayContaining([
        expect.stringContaining('₹5,028after 7 days'),
        expect.stringContaining('₹588.50APR 691.2%'),
      ]),
    );
    await expect(dialog.getByText('Nothing is paid out before you press Get Money.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.queryByText(/a new loan of/)).toBeNull();
  },
};

/** The shown cost already includes the lower fees of the tier that this repayment reaches (D11). */
export const TierReached: Story = {
  parameters: repaymentServer({
    price: ({ query }) => {
      expect(query.get('repaidFirst')).toBe('70012');
      return success(nextLoanQuote());
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText('With Copper, which this repayment reaches: 5% less fees.');
  },
};

export const NoTierWhenLate: Story = {
  parameters: repaymentServer({
    order: orderOf('extended-late'),
    price: success(quoteOf(5000)),
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas, { amount: '5,128' });
    await dialog.findByText(
      'Your present loan was late, so repaying it does not count for your tier.',
    );
    await expect(dialog.queryByText(/today's price/)).toBeNull();
  },
};

/**
 * The server's quote does not include the tier that this repayment reaches, so the dialog says
 * "This is today's price."
 */
export const PriceOfToday: Story = {
  parameters: repaymentServer({ price: success(quoteWithoutTier()) }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText(
      "This is today's price. The final one is shown before you take the money.",
    );
  },
};

export const NewLoanSmallPhone: Story = {
  ...NewLoan,
  globals: { viewport: { value: 'small' } },
};

export const NoPriceYet: Story = {
  tags: ['state'],
  parameters: repaymentServer({ price: refusal('This amount is not offered for this product.') }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText('What you get and what you pay are shown before you take the money.');
  },
};

/** The app first requests the new loan and then starts the payment, each only once. */
export const ReappliedAndPaid: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledWith(checkoutUrl + callbackParam));
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedReapplyCall, expectedRepayCall]);
    await expect(pendingPaymentOrderId()).toBe('70012');
  },
};

/** The amount of the current loan is preselected, and the borrower can select another one (D38). */
export const AmountChanged: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    const amount = await dialog.findByRole('combobox', { name: 'Amount of the new loan' });
    await expect(amount).toHaveDisplayValue('₹5,000');
    await userEvent.selectOptions(amount, '₹3,000');
    await dialog.findByText(/a new loan of ₹3,000 to account XXXX7891/);
    await dialog.findByText('₹2,663.70');
    await dialog.findByText('₹3,016.80');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([
      ['reapply', { ...reapplyInput, borrowAmount: 3000 }],
      expectedRepayCall,
    ]);
  },
};

/**
 * If the amount of the current loan is no longer offered, the next smaller offered amount is
 * preselected.
 */
export const AmountNoLongerOffered: Story = {
  tags: ['state'],
  parameters: repaymentServer({
    product: success(productInfo({ amountList: [1000, 3000] })),
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    const amount = await dialog.findByRole('combobox', { name: 'Amount of the new loan' });
    await expect(amount).toHaveDisplayValue('₹3,000');
    await dialog.findByText('₹2,663.70');
  },
};

export const ProductUnavailable: Story = {
  tags: ['state'],
  parameters: repaymentServer({
    product: refusal('This product is not offered any more.', 404),
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText(/a new loan of ₹5,000/);
    await expect(dialog.queryByRole('combobox')).toBeNull();
  },
};

export const OneAmount: Story = {
  parameters: repaymentServer({ order: { canChooseAmount: false } }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText(/a new loan of ₹5,000/);
    await expect(dialog.queryByRole('combobox')).toBeNull();
  },
};

/**
 * If the borrower unchecks 'Reapply after this repayment', the app first withdraws any earlier
 * request for a new loan, even one from another phone, and then starts the payment.
 */
export const PaidWithoutReapply: Story = {
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedWithdrawCall, expectedRepayCall]);
    await expect(pendingReapply()).toBe('none');
  },
};

export const WithdrawalFailed: Story = {
  parameters: repaymentServer({
    withdraw: firstThenSecond(refusal('Please try again in a moment.', 503), success(null)),
  }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await dialog.findByText(/could not be withdrawn, so the payment was not started/);
    await dialog.findByText('Please try again in a moment.');
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedWithdrawCall]);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([
      expectedWithdrawCall,
      expectedWithdrawCall,
      expectedRepayCall,
    ]);
  },
};

/**
 * If the account of the current loan is unknown, no new loan is requested, because the app never
 * selects another account.
 */
export const CardUnknown: Story = {
  parameters: repaymentServer({ order: { cardId: null } }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await dialog.findByText(/A new loan cannot be requested here/);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedRepayCall]);
    await expect(pendingReapply()).toBe('refused');
  },
};

export const ReapplyFailed: Story = {
  parameters: repaymentServer({ reapply: refusal('This amount is not offered for this product.') }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedReapplyCall, expectedRepayCall]);
  },
};

export const ReapplyTimeout: Story = {
  parameters: repaymentServer({ reapply: networkError() }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(pendingReapply()).toBe('unknown');
  },
};

/** When the borrower continues an unfinished payment, the dialog asks about the new loan again. */
export const PaymentContinued: Story = {
  parameters: repaymentServer({ order: { paymentState: 'open' } }),
  beforeEach: () => simulatePendingPayment({ reapply: 'asked' }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas, { name: 'Continue payment' });
    await userEvent.click(dialog.getByRole('checkbox', { checked: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([expectedWithdrawCall, expectedRepayCall]);
  },
};

/**
 * The borrower unchecked the choice to apply for a new loan, then left the payment. The choice is
 * still unchecked.
 */
export const EarlierChoice: Story = {
  tags: ['state'],
  parameters: repaymentServer({ order: { paymentState: 'open' } }),
  beforeEach: () => simulatePendingPayment({ reapply: 'none' }),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas, { name: 'Continue payment' });
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};
