import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from '../../src/app/app.tsx';
import { queryClient } from '../../src/shared/server/query-client.ts';
import { paths } from '../../src/shared/paths.ts';
import { aPhone, aToken } from '../../src/features/login/login.fixtures.ts';
import { startSession } from '../../src/shared/session/session.ts';
import { interceptNavigation } from '../../src/shared/money/payment.fixtures.ts';
import { resetBorrower, type IdentityMethod } from './borrower.ts';
import { lenderHandlers, settleNewestPayment, resetToApprovedLoan } from './lender.ts';
import {
  addCardAndApply,
  chooseProduct,
  failPayout,
  getMoneyAndRepay,
  passFiveSteps,
  signIn,
} from './walk.fixtures.ts';

/** A checkout that succeeds immediately and returns to the order. */
function Checkout() {
  const navigate = useNavigate();
  useEffect(
    () =>
      interceptNavigation(() => {
        const orderId = settleNewestPayment();
        queryClient.clear();
        if (orderId !== undefined) void navigate(paths.orderDetail(orderId));
      }),
    [navigate],
  );
  return null;
}

interface FlowArgs {
  identity: IdentityMethod;
}

/** The `key` restarts the app at the sign-in when the arg `identity` changes. */
function WholeApp({ identity }: FlowArgs) {
  return (
    <MemoryRouter key={identity} initialEntries={[paths.login()]}>
      <App />
      <Checkout />
    </MemoryRouter>
  );
}

/** These stories show the whole app with a simulated lender. */
const meta = {
  title: 'Flows',
  component: WholeApp,
  // The simulated lender implements only the rule profile `specified`. An iPhone is simulated,
  // because on Android the flow would continue in the native app.
  globals: { policy: 'specified', platform: 'iphone' },
  parameters: { isWholeApp: true, msw: { handlers: lenderHandlers } },
  args: { identity: 'photos' },
  argTypes: {
    identity: {
      control: 'radio',
      options: ['photos', 'numbers'],
      description:
        'Photos: any three images. Numbers: Aadhaar 2341 2341 2346, any code, PAN ABCPS1234F.',
    },
  },
  beforeEach: ({ args }) => {
    resetBorrower(args.identity);
    queryClient.clear();
  },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A new borrower can click through the whole app. Any mobile number of ten digits and any code are
 * accepted.
 */
export const WholeFlow: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Mobile number');
  },
};

/**
 * The story clicks through the app by itself: a borrower signs in, verifies, applies for a loan,
 * receives the money and repays it.
 */
export const AutomaticWalk: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas);
    await chooseProduct(canvas);
    await passFiveSteps(canvas, 'photos');
    await addCardAndApply(canvas);
    await getMoneyAndRepay(canvas);
    await expect(await canvas.findByText(/^We have received ₹3,016\.80/)).toBeVisible();
    await expect(await canvas.findByText('Copper reached: 5% less fees')).toBeVisible();
  },
};

/**
 * The story clicks through the verification by itself, with the Aadhaar and PAN numbers instead of
 * photos of the documents.
 */
export const IdentityByNumbers: Story = {
  args: { identity: 'numbers' },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await chooseProduct(canvas);
    await passFiveSteps(canvas, 'numbers');
    await expect(await canvas.findByRole('link', { name: /^Bank account/ })).toBeVisible();
  },
};

/**
 * The payout of a loan fails. The order ends in the state Failed, and the borrower owes nothing.
 */
export const PayoutFails: Story = {
  beforeEach: () => {
    resetToApprovedLoan();
    startSession({ token: aToken, phone: aPhone, isApp: false });
  },
  play: async ({ canvas }) => failPayout(canvas),
};
