import { networkError, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { allStepsVerifiedState } from '../../shared/server/failures.ts';
import { startNativeAppSession } from '../../shared/session/session.fixtures.ts';
import { quoteOf } from '../../shared/sample-data/price.fixtures.ts';
import { productInfoFor } from '../../shared/sample-data/sample-data.fixtures.ts';
import {
  applyScreenRoute,
  applyScreenHandlers,
  bankCards,
  productInfo,
  withResponses,
} from './apply.fixtures.ts';
import { ApplyScreen } from './apply.screen.tsx';

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

export const Loading: Story = { parameters: withResponses({ precheck: neverResponds() }) };

/**
 * The largest amount is preselected. The page shows the APR, the processing fee, the total cost and
 * the repayment of a loan of this amount.
 */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('APR 691.2%');
    await expect(canvas.getByRole('combobox', { name: 'Amount' })).toHaveValue('5000');
    await expect(canvas.getByText('on 29 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('of ₹5,000: ₹560.50 of fees taken first')).toBeVisible();
    await expect(canvas.getByText(/XXXX7891/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Automatically get money?' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
  },
};

/** The facts about the product, such as its requirements, are collapsed below the form (D50). */
export const ConditionsFolded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Within 30 minutes')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What you need, and who can apply'));
    await expect(canvas.getByText('Within 30 minutes')).toBeVisible();
    await expect(canvas.getByText('Indian citizen')).toBeVisible();
  },
};

export const DeniedRedirect: Story = {
  tags: ['behaviour'],
  parameters: withResponses({
    precheck: success({ orderStatus: 0, rejectStatusVO: { day: 14, hour: 6 } }),
  }),
  play: async ({ canvas }) => {
    await expectPath(canvas, '/product/1/denied?day=14&hour=6');
  },
};

export const RunningOrderRedirect: Story = {
  tags: ['behaviour'],
  parameters: withResponses({ precheck: success({ orderStatus: 2, rejectStatusVO: null }) }),
  play: async ({ canvas }) => {
    await expectPath(canvas, /^\/order$/);
  },
};

async function applyWithoutACard(canvas: ReturnType<typeof within>) {
  await canvas.findByText('APR 691.2%');
  await userEvent.click(await canvas.findByRole('button', { name: 'APPLY NOW' }));
  const name = 'Attention! Just one step away from receiving cash! Add payment account';
  return within(await canvas.findByRole('dialog', { name }));
}

export const CardMissing: Story = {
  tags: ['state'],
  parameters: { route: applyScreenRoute() },
  play: async ({ canvas }) => {
    await applyWithoutACard(canvas);
  },
};

export const NoCardChosen: Story = {
  parameters: { route: applyScreenRoute() },
  play: async ({ canvas }) => {
    const dialog = await applyWithoutACard(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose a bank account' }));
    await expectPath(canvas, '/bank?pid=1');
  },
};

export const NoCards: Story = {
  parameters: { ...withResponses({ cards: success([]) }), route: applyScreenRoute() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add Bank Card')).toBeVisible();
    const dialog = await applyWithoutACard(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Bank Card' }));
    await expectPath(canvas, '/bank?pid=1');
  },
};

/** A borrower's only card is preselected. */
export const OnlyCard: Story = {
  tags: ['behaviour'],
  parameters: {
    ...withResponses({ cards: success(bankCards.slice(0, 1)) }),
    route: applyScreenRoute(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/XXXX7891/)).toBeVisible();
  },
};

/** If the URL contains a card that the borrower does not have, no card is selected. */
export const CardOfAnotherPerson: Story = {
  tags: ['behaviour'],
  parameters: { route: applyScreenRoute('?bank_id=%3Cscript%3E') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a bank account')).toBeVisible();
  },
};

export const CardsFailed: Story = {
  parameters: withResponses({ cards: networkError() }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your bank accounts could not be loaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'APPLY NOW' })).toBeDisabled());
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

export const NoTier: Story = {
  parameters: withResponses({
    product: success(productInfoFor('verified', '1')),
    quote: ({ query }) => success(quoteOf(Number(query.get('amount')))),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Repay on time to lower your fee');
  },
};

export const ProductUnavailable: Story = {
  parameters: withResponses({
    precheck: refusal('Product not found.', 404),
    product: refusal('Product not found.', 404),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This product is not available' });
  },
};

export const NoAmounts: Story = {
  tags: ['behaviour'],
  parameters: withResponses({ product: success(productInfo({ amountList: [] })) }),
};

const unverified = withResponses({
  precheck: refusal('Please complete your verification first.', 428),
});

export const VerificationUnfinished: Story = {
  tags: ['behaviour'],
  parameters: unverified,
  play: async ({ canvas }) => {
    await expectPath(canvas, /^\/auth\/index\?pid=1$/);
  },
};

/**
 * All steps are done, but the server still requires the verification. A redirect to the
 * verification would return here, so the page shows the server's message.
 */
export const VerificationRefused: Story = {
  parameters: { ...unverified, route: { ...applyScreenRoute(), state: allStepsVerifiedState } },
  play: async ({ canvas }) => {
    await canvas.findByText('Please complete your verification first.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const SmallPhone: Story = { ...Ready, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Ready, globals: { textSize: 200 } };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
