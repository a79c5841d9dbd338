import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { App } from '../../src/app/app.tsx';
import { aCode, aPhone } from '../../src/features/login/login.fixtures.ts';
import { queryClient } from '../../src/shared/api/query-client.ts';
import { paths } from '../../src/shared/paths.ts';
import { asDevice } from '../../src/shared/testing/as-device.ts';
import { watchLeaving } from '../../src/shared/payment/payment.fixtures.ts';
import { forgetOrder, lender, settleOrder } from './lender.ts';

/** The checkout takes the money at once and leads back to the order. */
function Checkout() {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchLeaving(() => {
        settleOrder();
        queryClient.clear();
        void navigate(paths.orderDetail('70012'));
      }),
    [navigate],
  );
  return null;
}

function WholeApp() {
  return (
    <MemoryRouter initialEntries={[paths.login()]}>
      <App />
      <Checkout />
    </MemoryRouter>
  );
}

/** The whole app against a lender that answers in order: from signing in to repaying, by clicking. */
const meta = {
  title: 'Journeys',
  component: WholeApp,
  parameters: { isWholeApp: true, msw: { handlers: lender } },
  beforeEach: () => {
    forgetOrder();
    queryClient.clear();
    // In an Android browser the road leads to the native app.
    return asDevice('iphone')();
  },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any ten digits and any code sign in. */
export const FromSigningInToRepaying: Story = {};

export const WalkedByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async (role: 'button' | 'link', name: string | RegExp) => {
      const target = await canvas.findByRole(role, { name });
      await waitFor(() => expect(target).toBeEnabled());
      await userEvent.click(target);
    };
    await userEvent.type(await canvas.findByLabelText('Mobile number'), aPhone);
    await press('button', 'Get');
    await userEvent.type(canvas.getByLabelText('One-time code'), aCode);
    await press('button', 'Login');
    await press('button', 'Apply');
    await canvas.findByText('APR 691.2%');
    await press('button', 'APPLY NOW');
    await press('button', 'Choose a bank account');
    await press('link', /SBIN0005678/);
    await canvas.findByText('APR 691.2%');
    await press('button', 'APPLY NOW');
    await press('link', 'See how the check goes');
    await press('button', 'Refresh');
    await press('button', 'Get Money');
    await press('link', 'See details and repay');
    await press('button', /^Repayment/);
    await press('button', /^Pay /);
    await expect(await canvas.findByText(/^We have received ₹5,028/)).toBeVisible();
  },
};
