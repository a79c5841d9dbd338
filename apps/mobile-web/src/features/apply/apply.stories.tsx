import { networkError, neverAnswers, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { patterns } from '../../shared/paths.ts';
import { allVerified } from '../../shared/api/refusals.ts';
import { asNativeApp } from '../../shared/session/session.fixtures.ts';
import { factsOf } from '../../shared/testing/facts-of.ts';
import { applyServer, bankCards, productInfo, quoteFor } from './apply.fixtures.ts';
import { ApplyScreen } from './apply.screen.tsx';

const at = (query = '') => ({ path: patterns.apply, url: `/product/1/detail${query}` });

const meta: Meta<typeof ApplyScreen> = {
  title: '5 Apply/Apply',
  component: ApplyScreen,
  parameters: {
    route: at('?bank_id=31'),
    msw: { handlers: applyServer() },
    provokes: 'Contract drift',
  },
  beforeEach: asNativeApp,
};
export default meta;

type Story = StoryObj<typeof ApplyScreen>;

const showing = (server: Parameters<typeof applyServer>[0]) => ({
  msw: { handlers: applyServer(server) },
});

export const Loading: Story = { parameters: showing({ precheck: neverAnswers() }) };

/** The largest amount, its price in three lines, and how that adds up to the paisa. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    await expect(canvas.getByRole('combobox', { name: 'Amount' })).toHaveValue('5000');
    await expect(canvas.getByText('on 12 Dec 2026')).toBeVisible();
    await expect(canvas.getByText('of ₹5,000: ₹560.50 of fees taken first')).toBeVisible();
    await expect(canvas.getByText(/XXXXXXXX4821/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Automatically get money?' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

export const HowItAddsUp: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    await userEvent.click(canvas.getByText('How this adds up'));
    const facts = factsOf(canvasElement);
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

/** The quote's period stays (§9.16). */
export const SeveralPeriods: Story = {
  parameters: showing({
    product: success(productInfo({ periodList: [7, 14, 30] })),
    quote: ({ query }) => {
      const { repaymentDate: _, ...quote } = quoteFor(Number(query.get('amount')));
      return success(quote);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Kosha Flex · 7, 14 or 30 days · 0.08% per day');
    await canvas.findByText('after 7 days');
  },
};

/** The facts beside period and interest, and the two lists, come after the form (D50). */
export const TheConditionsAreFoldedBelowTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Within 30 minutes')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Requirement and Product Eligibility'));
    await expect(canvas.getByText('Within 30 minutes')).toBeVisible();
    await expect(canvas.getByText('Indian citizen')).toBeVisible();
  },
};

export const DeniedLeadsToTheWait: Story = {
  parameters: showing({
    precheck: success({ orderStatus: 0, rejectStatusVO: { day: 14, hour: 6 } }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/product/1/denied?day=14&hour=6'),
    );
  },
};

export const ARunningOrderLeadsToTheOrders: Story = {
  parameters: showing({ precheck: success({ orderStatus: 2, rejectStatusVO: null }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/order$/));
  },
};

export const NoCardChosen: Story = {
  parameters: { route: at() },
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
    const dialog = within(
      await canvas.findByRole('dialog', {
        name: 'Attention! Just one step away from receiving cash! Add payment account',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Choose a bank account' }));
    await expect(canvas.getByTestId('location')).toHaveTextContent('/bank?pid=1');
  },
};

export const TheOnlyCardIsChosen: Story = {
  parameters: { ...showing({ cards: success(bankCards.slice(0, 1)) }), route: at() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/XXXXXXXX4821/)).toBeVisible();
  },
};

/** Nothing below the price moves while the price of another amount is worked out, open or closed. */
export const NothingMovesWhenTheAmountChanges: Story = {
  parameters: showing({
    quote: ({ query }) =>
      query.get('amount') === '1000' ? neverAnswers() : success(quoteFor(5000)),
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

export const ACardOfSomebodyElseIsNotChosen: Story = {
  parameters: { route: at('?bank_id=%3Cscript%3E') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a bank account')).toBeVisible();
  },
};

export const CardsFailed: Story = {
  parameters: showing({ cards: networkError() }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your bank accounts could not be loaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled());
  },
};

export const QuoteLoading: Story = {
  parameters: showing({ quote: neverAnswers() }),
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'APPLY NOW' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(/as soon as the price is here/);
  },
};

let quotesAsked = 0;

export const AFailedQuoteIsRetriedInPlace: Story = {
  parameters: showing({
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

/** The figures of the amount before disappear at once, so that nobody takes them for the new ones. */
export const ANewAmountNeverWearsTheOldPrice: Story = {
  parameters: showing({
    quote: ({ query }) =>
      query.get('amount') === '1000' ? neverAnswers() : success(quoteFor(5000)),
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

export const TheChoiceOutlivesAReload: Story = {
  beforeEach: () => {
    sessionStorage.setItem('kosha.apply.1', '{"amountPaise":300000,"isAutoMoney":false}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Amount' })).toHaveValue('3000');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const AnAmountNoLongerOfferedFallsBackToTheLargest: Story = {
  beforeEach: () => {
    sessionStorage.setItem('kosha.apply.1', '{"amountPaise":999900}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Amount' })).toHaveValue('5000');
  },
};

export const FiguresThatDoNotAddUpHaveNoWaterfall: Story = {
  parameters: showing({ quote: success({ ...quoteFor(5000), arriveAmount: 4000 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹4,000')).toBeVisible();
    await expect(canvas.queryByText('How this adds up')).toBeNull();
  },
};

export const InexactAmountsAreRead: Story = {
  parameters: showing({
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

/** One line is not known: the others are shown, and the two that count are there. */
export const ALineThatCannotBeRead: Story = {
  parameters: showing({ quote: success({ ...quoteFor(5000), interest: 28.001 }) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('APR 691.2%');
    await expect(factsOf(canvasElement)).toContainEqual(['Interest fee', '—']);
    await expect(canvas.queryByText('How this adds up')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

export const NobodyAppliesWithoutTheRepaymentAmount: Story = {
  parameters: showing({ quote: success({ ...quoteFor(5000), repaymentAmount: 5028.005 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'You cannot apply now: the price could not be read. Please try again later.',
    );
    await expect(canvas.getByText('₹4,439.50')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled();
  },
};

export const AQuoteWithoutTheAssumedFields: Story = {
  parameters: showing({
    quote: success({ repaymentAmount: 5028, serviceFee: 475, gstFee: 85.5, interest: 28 }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('after 7 days');
    await expect(canvas.getAllByText('₹4,439.50')[0]).toBeVisible();
  },
};

export const TierDialog: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Copper: processing fee 5% lower'));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Loyalty tiers' }));
    await expect(dialog.getByText('Copper (yours)')).toBeVisible();
    await expect(dialog.getByText('13%')).toBeVisible();
  },
};

export const WithoutATier: Story = {
  parameters: showing({ product: success(productInfo({ tier: null })) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Repay on time to lower your fee');
  },
};

export const NotAvailable: Story = {
  parameters: showing({
    precheck: refusal('Product not found.', 404),
    product: refusal('Product not found.', 404),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This product is not available' });
  },
};

export const NoAmounts: Story = {
  parameters: showing({ product: success(productInfo({ amountList: [] })) }),
};

const unverified = showing({ precheck: refusal('Please complete your verification first.', 428) });

export const VerificationUnfinished: Story = {
  parameters: unverified,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent(/^\/auth\/index\?pid=1$/),
    );
  },
};

/** The steps are done but the server says no: the page says so instead of going back and forth. */
export const VerificationDoneButRefused: Story = {
  parameters: { ...unverified, route: { ...at(), state: allVerified } },
  play: async ({ canvas }) => {
    await canvas.findByText('Please complete your verification first.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const Small: Story = { ...Ready, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Ready, globals: { textSize: '200' } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const HowItAddsUpSmall: Story = { ...HowItAddsUp, globals: Small.globals! };
export const HowItAddsUpLargeText: Story = { ...HowItAddsUp, globals: LargeText.globals! };
