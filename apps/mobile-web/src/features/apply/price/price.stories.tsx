import { neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { startNativeAppSession } from '../../../shared/session/session.fixtures.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { quoteOf } from '../../../shared/sample-data/price.fixtures.ts';
import { responsesFor, productInfoFor } from '../../../shared/sample-data/sample-data.fixtures.ts';
import {
  applyScreenRoute,
  applyScreenHandlers,
  offeredProduct,
  productInfo,
  quoteFor,
  withResponses,
} from '../apply.fixtures.ts';
import { ApplyScreen } from '../apply.screen.tsx';

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Apply',
  component: ApplyScreen,
  // The strict policy has no defaults, so the form would ask for each value.
  globals: { policy: 'specified' },
  parameters: {
    route: applyScreenRoute('?bank_id=31'),
    msw: { handlers: applyScreenHandlers() },
    provokes: 'Contract drift',
  },
  beforeEach: startNativeAppSession,
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;

const askedPeriod = fn();

/** The APR, the processing fee with GST, the interest fee, the total cost and the repayment. */
export const FeeBreakdown: Story = {
  tags: ['state'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    await userEvent.click(canvas.getByText('How this adds up'));
    const facts = descriptionListRows(canvasElement);
    await expect(facts.slice(3, 10)).toEqual([
      ['Loan amount', '₹5,000'],
      ['Processing fee', '− ₹475'],
      ['GST 18% on processing fee', '− ₹85.50'],
      ['You get', '= ₹4,439.50'],
      ['Loan amount', '₹5,000'],
      ['Interest fee', '+ ₹28'],
      ['You pay', '= ₹5,028'],
    ]);
    await expect(canvas.getByText('It costs: ₹475 + ₹85.50 + ₹28 = ₹588.50.')).toBeVisible();
    await expect(facts.slice(10, 13)).toEqual([
      ['Repayment amount', '₹5,028'],
      ['Interest rate per day', '0.08%'],
      ['Interest fee', '₹28'],
    ]);
  },
};

/**
 * The price that the server sends with the product is shown immediately. The fee breakdown appears
 * once the quote has loaded.
 */
export const PriceFromTheProduct: Story = {
  parameters: withResponses({ product: success(offeredProduct()), quote: neverResponds() }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    await expect(descriptionListRows(canvasElement).slice(0, 3)).toEqual([
      ['You get', '₹4,439.50of ₹5,000: ₹560.50 of fees taken first'],
      ['You pay', '₹5,028after 7 days'],
      ['It costs', '₹588.50APR 691.2%'],
    ]);
  },
};

/** If a product has several terms, the quote is still requested for a term of 7 days (§9.16). */
export const SeveralTerms: Story = {
  parameters: {
    route: { path: routePatterns.apply, url: '/product/4/detail?bank_id=31' },
    ...withResponses({
      product: success(productInfoFor('gold', '4')),
      listed: success(responsesFor('gold').home),
      quote: ({ query }) => {
        askedPeriod(query.get('period'));
        const price = { productId: '4', tier: 4 } as const;
        const { repaymentDate: _, ...quote } = quoteOf(Number(query.get('amount')), price);
        return success(quote);
      },
    }),
  },
  beforeEach: () => void askedPeriod.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findByText('Kosha Gold · 7 days · 0.06% per day');
    await canvas.findByText('after 7 days');
    await waitFor(() => expect(askedPeriod.mock.calls).toEqual([['7']]));
  },
};

/** While the price of a newly selected amount loads, nothing below the price moves. */
export const StableLayout: Story = {
  parameters: withResponses({
    quote: ({ query }) =>
      query.get('amount') === '1000' ? neverResponds() : success(quoteFor(5000)),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    await userEvent.click(canvas.getByText('How this adds up'));
    const below = canvas.getByRole('link', { name: /Bank account/ });
    const before = below.getBoundingClientRect().top;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Amount' }), '1000');
    await canvas.findByText('Working out the price');
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

export const PriceLoading: Story = {
  parameters: withResponses({ quote: neverResponds() }),
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'APPLY NOW' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(/as soon as the price is here/);
  },
};

let quotesAsked = 0;

export const PriceFailed: Story = {
  parameters: withResponses({ quote: refusal('Please try again.', 503) }),
  play: async ({ canvas }) => {
    await canvas.findByText('The price could not be worked out');
  },
};

export const PriceRetry: Story = {
  parameters: withResponses({
    quote: () => {
      quotesAsked += 1;
      return quotesAsked === 1 ? refusal('Please try again.', 503) : success(quoteFor(5000));
    },
  }),
  beforeEach: () => {
    quotesAsked = 0;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The price could not be worked out');
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('APR 691.2%');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled());
  },
};

/**
 * After the borrower selects another amount, the price of the previous amount disappears at once.
 */
export const PriceOfTheNewAmount: Story = {
  parameters: withResponses({
    quote: ({ query }) =>
      query.get('amount') === '1000' ? neverResponds() : success(quoteFor(5000)),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Amount' }), '1000');
    await canvas.findByText('Working out the price');
    await expect(canvas.queryByText('₹5,028')).toBeNull();
    await expect(canvas.getByText('of ₹1,000: … of fees taken first')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled();
  },
};

/** The button "APPLY NOW" is enabled only while the price of the selected amount is shown. */
export const LastAmountCounts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    const amount = canvas.getByRole('combobox', { name: 'Amount' });
    const apply = canvas.getByRole('button', { name: 'APPLY NOW' });
    const read = () => ({
      chosen: (amount as HTMLSelectElement).value,
      priced: /of ₹([\d,]+):/.exec(canvasElement.textContent)?.[1]?.replace(',', ''),
      canApply: !(apply as HTMLButtonElement).disabled,
    });
    const seen = [read()];
    const watch = new MutationObserver(() => seen.push(read()));
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    watch.observe(canvasElement, everything);
    await userEvent.selectOptions(amount, '1000');
    await waitFor(() => expect(read()).toEqual({ chosen: '1000', priced: '1000', canApply: true }));
    watch.disconnect();
    await expect(seen.some(({ chosen, canApply }) => chosen === '1000' && !canApply)).toBe(true);
    await expect(seen.filter((at) => at.canApply && at.priced !== at.chosen)).toEqual([]);
  },
};

export const AmountAfterReload: Story = {
  beforeEach: () => {
    sessionStorage.setItem('kosha.apply.1', '{"amountPaise":300000,"isAutoMoney":false}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Amount' })).toHaveValue('3000');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const AmountNoLongerOffered: Story = {
  beforeEach: () => {
    sessionStorage.setItem('kosha.apply.1', '{"amountPaise":999900}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Amount' })).toHaveValue('5000');
  },
};

/** If the amounts in the quote do not add up, the fee breakdown is not shown. */
export const FiguresThatDoNotAddUp: Story = {
  tags: ['odd'],
  parameters: withResponses({ quote: success({ ...quoteFor(5000), arriveAmount: 4000 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹4,000')).toBeVisible();
    await expect(canvas.queryByText('How this adds up')).toBeNull();
  },
};

export const FloatingPointAmounts: Story = {
  tags: ['odd'],
  parameters: withResponses({
    product: success(productInfo({ amountList: [3000, 4000.005, 5000.000000000001] })),
    quote: success({ ...quoteFor(5000), gstFee: 85.50000000000001 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How this adds up'));
    await expect(await canvas.findByText('− ₹85.50')).toBeVisible();
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '₹3,000',
      '₹5,000',
    ]);
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

/**
 * An invalid fee is shown as a dash, and there is no fee breakdown. The borrower can still apply.
 */
export const UnreadableFee: Story = {
  tags: ['odd'],
  parameters: withResponses({ quote: success({ ...quoteFor(5000), interest: 28.001 }) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    await expect(descriptionListRows(canvasElement)).toContainEqual(['Interest fee', '—']);
    await expect(canvas.queryByText('How this adds up')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

/** If the repayment amount is invalid, the borrower cannot apply. */
export const UnreadableRepayment: Story = {
  tags: ['odd'],
  parameters: withResponses({ quote: success({ ...quoteFor(5000), repaymentAmount: 5028.005 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'You cannot apply now: the price could not be read. Please try again later.',
    );
    await expect(canvas.getByText('₹4,439.50')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled();
  },
};

/** The quote lacks optional fields, but the price is still shown. */
export const UnconfirmedFieldsMissing: Story = {
  parameters: withResponses({
    quote: success({ repaymentAmount: 5028, serviceFee: 475, gstFee: 85.5, interest: 28 }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('after 7 days');
    await expect(canvas.getAllByText('₹4,439.50')[0]).toBeVisible();
  },
};

export const FeeBreakdownSmallPhone: Story = {
  ...FeeBreakdown,
  globals: { viewport: { value: 'small' } },
};

export const FeeBreakdownLargeText: Story = { ...FeeBreakdown, globals: { textSize: 200 } };
