import { networkError, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { pendingPaymentOrderId } from '../../../shared/money/payment.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import {
  requestedExtension,
  extensionCallSpy,
  extensionCheckoutUrl,
  offeredExtension,
  findApplyButton,
  extensionCheckoutSpy,
  extensionIds,
  extensionPaidMeanwhileServer,
  extensionServer,
  spyOnExtension,
  extensionWithoutOverdueRate,
} from './extension.fixtures.ts';
import { ExtensionScreen } from './extension.screen.tsx';

const meta: Meta<typeof ExtensionScreen> = {
  title: '8 Extend and schedule/Extension',
  component: ExtensionScreen,
  parameters: { route: { path: routePatterns.orderExtension, url: '/orders/70012/extension' } },
  beforeEach: spyOnExtension,
};
export default meta;

type Story = StoryObj<typeof ExtensionScreen>;
type Canvas = ReturnType<typeof within>;

const figuresOf = async (canvas: Canvas, name: string) =>
  (await canvas.findByText(name)).closest('dt')?.nextSibling;

export const Loading: Story = { parameters: extensionServer({ calculate: neverResponds() }) };

/**
 * The page starts with the extension fee. It then compares the costs of repaying now, extending and
 * repaying late, and lists the facts of the extension and four points to know before paying.
 */
export const Offered: Story = {
  parameters: extensionServer(),
  play: async ({ canvas }) => {
    await expect(await findApplyButton(canvas)).toBeEnabled();
    await expect(canvas.getByText('Please complete the payment within 24 hours')).toBeVisible();
    await expect(canvas.getByText('New due date 29 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('instead of 23 Nov 2026')).toBeVisible();
    await expect(await figuresOf(canvas, 'Repay now')).toHaveTextContent('+ ₹0₹5,028 in all');
    const extended = await figuresOf(canvas, 'Extend to 29 Nov');
    await expect(extended).toHaveTextContent('+ ₹205₹5,233 in all');
    const late = await figuresOf(canvas, 'Repay late, 29 Nov');
    await expect(late).toHaveTextContent('+ ₹300₹5,328 in all');
    const facts = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(facts.slice(3)).toEqual([
      'Fee paid',
      'Processing fee',
      'Rate',
      'Interest',
      'Application date',
      'Number of days',
      'Due date',
    ]);
    await expect(canvas.getByText('3%')).toBeVisible();
    await expect(canvas.getByText('7 days')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByText(/^Pay by/)).toBeNull();
  },
};

/** If the loan is overdue, an extension avoids only the overdue fee of future days. */
export const OfferedWhenOverdue: Story = {
  parameters: extensionServer({
    who: 'overdue',
  }),
  play: async ({ canvas }) => {
    const late = await figuresOf(canvas, 'Repay late, 29 Nov');
    await expect(late).toHaveTextContent('+ ₹350₹5,528 in all');
    await expect(
      canvas.getByText(/^Your loan is late already, so it no longer counts/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Repay now' })).toHaveAttribute(
      'href',
      '/orders/70012/detail?repay=1',
    );
  },
};

export const LateRateUnknown: Story = {
  parameters: extensionServer({ calculate: success(extensionWithoutOverdueRate()) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a fee every day')).toBeVisible();
  },
};

export const UnreadableFee: Story = {
  tags: ['odd'],
  parameters: extensionServer({ calculate: success(offeredExtension({ extensionFee: 205.001 })) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The amount could not be read, so nothing can be paid here now/);
    await expect(canvas.getByText('₹177')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply and payment' })).toBeNull();
  },
};

/**
 * The extension was requested, but its fee is unpaid. The page shows the deadline and the time
 * left.
 */
export const FeeDue: Story = {
  parameters: extensionServer({
    who: 'extension',
    calculate: success(requestedExtension({ paymentState: 'none' })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('22 h left')).toBeVisible();
    await expect(canvas.getByText(/^Pay by 23 Nov 2026, 11:00/)).toBeVisible();
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

export const DoubleTap: Story = {
  parameters: extensionServer(),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await findApplyButton(canvas));
    await waitFor(() => expect(extensionCheckoutSpy).toHaveBeenCalledOnce());
    const callback = encodeURIComponent(window.location.origin);
    await expect(extensionCheckoutSpy).toHaveBeenCalledWith(
      `${extensionCheckoutUrl}&callback=${callback}`,
    );
    await expect(extensionCallSpy.mock.calls).toEqual([['apply', extensionIds]]);
    await expect(pendingPaymentOrderId()).toBe('70012');
  },
};

export const UnsafeCheckout: Story = {
  parameters: extensionServer({ apply: success({ paymentUrl: 'http://pay.example.in/checkout' }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await findApplyButton(canvas));
    await canvas.findByText(/could not be opened safely/);
    await expect(extensionCheckoutSpy).not.toHaveBeenCalled();
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

/**
 * The time to pay the extension fee ends while the page is open. The page shows the server's
 * refusal, and a newly offered extension.
 */
export const EndedMeanwhile: Story = {
  parameters: extensionServer({
    calculate: firstThenSecond(
      success(requestedExtension()),
      success(offeredExtension({ extensionId: '70012-2' })),
    ),
    apply: refusal('The 24 hours for this extension are over.', 409),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await findApplyButton(canvas));
    await canvas.findByText('The 24 hours for this extension are over.');
    await waitFor(() => expect(canvas.queryByText(/^Pay by/)).toBeNull());
    await userEvent.click(await findApplyButton(canvas));
    await waitFor(() =>
      expect(extensionCallSpy).toHaveBeenLastCalledWith('apply', {
        ...extensionIds,
        extensionId: '70012-2',
      }),
    );
  },
};

export const ApplyOffline: Story = {
  tags: ['state'],
  parameters: extensionServer({ apply: networkError() }),
  play: async ({ canvas }) => {
    await userEvent.click(await findApplyButton(canvas));
    await canvas.findByText(/No connection/);
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

const askToAbandon = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Abandon extension' }));
  return within(await canvas.findByRole('dialog', { name: 'Abandon this extension?' }));
};

export const Abandoned: Story = {
  parameters: extensionServer({ who: 'extension' }),
  play: async ({ canvas }) => {
    const dialog = await askToAbandon(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Abandon Extension' }));
    await expectPath(canvas, /^\/order$/);
    await expect(extensionCallSpy.mock.calls).toEqual([['giveUp', extensionIds]]);
  },
};

export const Continued: Story = {
  parameters: extensionServer(),
  play: async ({ canvas }) => {
    const dialog = await askToAbandon(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue Extension' }));
    await expect(await findApplyButton(canvas)).toBeEnabled();
    await expect(extensionCallSpy).not.toHaveBeenCalled();
  },
};

export const PaidElsewhere: Story = {
  parameters: extensionPaidMeanwhileServer({}, refusal('This extension is already paid.', 409)),
  play: async ({ canvas }) => {
    const dialog = await askToAbandon(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Abandon Extension' }));
    await canvas.findByText('Due date extended');
    await canvas.findByText('We have received ₹205. Your loan is now due on 29 Nov 2026.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AbandonRefused: Story = {
  tags: ['state'],
  parameters: extensionServer({ giveUp: refusal('Please try again later.', 503) }),
  play: async ({ canvas }) => {
    const dialog = await askToAbandon(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Abandon Extension' }));
    await dialog.findByText('Please try again later.');
  },
};

export const NotOffered: Story = {
  parameters: extensionServer({ calculate: refusal('This order cannot be extended now.', 409) }),
  play: async ({ canvas }) => {
    await canvas.findByText('This order cannot be extended now.');
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/orders/70012/detail',
    );
  },
};

export const OrderEnded: Story = {
  parameters: extensionServer({
    who: 'settled',
    calculate: refusal('This order cannot be extended now.', 409),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all orders' })).toHaveAttribute(
      'href',
      '/order',
    );
  },
};

/** The loan was extended and then repaid, so the page shows no amount to repay. */
export const ExtendedAndRepaid: Story = {
  tags: ['state'],
  parameters: extensionServer({ who: 'extended-settled' }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'We have received ₹205. Your loan was then due on 23 Nov 2026, and you have repaid it.',
    );
    await expect(canvas.getByRole('link', { name: 'See details' })).toBeVisible();
  },
};

export const LoadFailedAndRetry: Story = {
  parameters: extensionServer({
    calculate: firstThenSecond(
      refusal('The service is resting.', 503),
      success(offeredExtension()),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The extension could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await findApplyButton(canvas)).toBeEnabled();
  },
};

export const SmallPhone: Story = { ...Offered, globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { ...Offered, globals: { textSize: 200 } };
