import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routePatterns } from '../../../shared/paths.ts';
import { pendingReapply } from '../../../shared/money/payment.fixtures.ts';
import { clientConfigQuery } from '../../../shared/queries/client-config.query.ts';
import { withCached } from '../../../shared/testing/cached-query.ts';
import { OrderDetailScreen } from '../detail/order-detail.screen.tsx';
import {
  repaymentCallSpy,
  clientConfigWithParts,
  checkoutUrl,
  checkoutSpy,
  openRepaymentDialog,
  reapplyInput,
  repaymentServer,
  spyOnRepayment,
} from './repayment.fixtures.ts';

const parts = ['repayReapply'];

const meta: Meta<typeof OrderDetailScreen> = {
  title: '7 Repay/Repay and reapply in one call',
  component: OrderDetailScreen,
  // The app must know the server's features before the tap on 'Pay'. Otherwise it would request the
  // new loan in a separate call.
  decorators: [withCached(clientConfigQuery, () => clientConfigWithParts(parts))],
  // The stories expect that 'Reapply after this repayment' is checked at first. Under the strict
  // policy, this checkbox is unchecked, and the dialog also shows key facts.
  globals: { policy: 'specified' },
  parameters: { route: { path: routePatterns.orderDetail, url: '/orders/70012/detail' } },
  beforeEach: spyOnRepayment,
};
export default meta;

type Story = StoryObj<typeof OrderDetailScreen>;

const oneCall = (isReapplyAsked?: boolean) =>
  repaymentServer({
    parts,
    repay: success({
      paymentUrl: checkoutUrl,
      ...(isReapplyAsked !== undefined && { isReapplyAsked }),
    }),
  });

const { orderNo: _, ...reapply } = reapplyInput;

/** If the server supports it, the app repays and requests the new loan in one call. */
export const SentInOneCall: Story = {
  parameters: oneCall(true),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([['repay', { orderId: '70012', reapply }]]);
    await expect(pendingReapply()).toBe('asked');
  },
};

/** If the server refuses the new loan, the payment continues. */
export const Refused: Story = {
  parameters: oneCall(false),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(pendingReapply()).toBe('refused');
  },
};

/**
 * If the borrower unchecks 'Reapply after this repayment', the repayment call also withdraws an
 * earlier request for a new loan.
 */
export const Withdrawn: Story = {
  parameters: oneCall(),
  play: async ({ canvas }) => {
    const dialog = await openRepaymentDialog(canvas);
    await userEvent.click(dialog.getByLabelText('Reapply after this repayment'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹5,028' }));
    await waitFor(() => expect(checkoutSpy).toHaveBeenCalledOnce());
    await expect(repaymentCallSpy.mock.calls).toEqual([
      ['repay', { orderId: '70012', reapply: null }],
    ]);
    await expect(pendingReapply()).toBe('none');
  },
};
