import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import { openRepaymentDialog, repaymentServer, spyOnRepayment } from './repayment.fixtures.ts';

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Reapply choice',
  component: OrderDetailScreen,
  globals: { policy: 'specified' },
  parameters: {
    route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' },
    ...repaymentServer(),
  },
  beforeEach: spyOnRepayment,
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const seenTogether = async (dialog: Awaited<ReturnType<typeof openRepaymentDialog>>) => {
  const choice = dialog.getByRole('checkbox', { name: 'Reapply after this repayment' });
  const pay = dialog.getByRole('button', { name: /^Pay / });
  await waitFor(async () => {
    pay.scrollIntoView({ block: 'end' });
    await expect(choice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(Math.floor(pay.getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight);
  });
};

/** The choice to apply for a new loan is visible together with the Pay button. */
export const ReapplyChoice: Story = {
  tags: ['state'],
  play: async ({ canvas }) => seenTogether(await openRepaymentDialog(canvas)),
};

/**
 * On a 320 px wide screen with double text size, the choice to apply for a new loan and the Pay
 * button are still visible together.
 */
export const ReapplyChoiceLargeText: Story = {
  ...ReapplyChoice,
  globals: { policy: 'specified', viewport: { value: 'small' }, textSize: 200 },
};
