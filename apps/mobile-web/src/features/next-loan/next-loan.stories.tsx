import { neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../shared/testing/expect-path.ts';
import { routePatterns } from '../../shared/paths.ts';
import { nextLoan, orderOf } from '../../shared/sample-data/sample-data.fixtures.ts';
import { firstThenSecond } from '../../shared/testing/in-turn.ts';
import { quoteOf } from '../../shared/sample-data/price.fixtures.ts';
import {
  cancelRequestSpy,
  quote,
  refusedNextLoan,
  nextLoanServer,
} from './next-loan-screen.fixtures.ts';
import { NextLoanScreen } from './next-loan.screen.tsx';
import { scrollTo } from '../../shared/testing/scroll-to.ts';

const meta: Meta<typeof NextLoanScreen> = {
  title: '8 Extend and schedule/Scheduled order',
  component: NextLoanScreen,
  parameters: {
    route: { path: routePatterns.schedule, url: '/schedule/412?pid=1' },
    ...nextLoanServer(),
  },
  beforeEach: () => {
    cancelRequestSpy.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof NextLoanScreen>;

async function openDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  const name = 'Are you confirm cancel this schedule order ?';
  return within(await canvas.findByRole('dialog', { name }));
}

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('It costs');
    await expect(canvas.getByText('Amount').closest('section')).toHaveTextContent(
      /^Amount.*₹5,000/,
    );
    const facts = canvas.getAllByRole('definition').map((row) => row.textContent);
    await expect(facts).toEqual(
      expect.arrayContaining(['₹5,028', '0.08%', '₹28', 'Education', nextLoan().orderNo]),
    );
    await expect(canvas.getByText(/^21 Nov 2026, 12:00/)).toBeVisible();
    const card = await canvas.findByRole('link', { name: /XXXX7891/ });
    await expect(card).toHaveAttribute('href', '/bank?pid=1&oid=412');
  },
};

export const CancelDialog: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await openDialog(canvas);
  },
};

/** The quoted cost with lower fees applies only if the current loan is repaid on time (D10). */
export const PriceIfRepaidOnTime: Story = {
  parameters: nextLoanServer({
    price: ({ query }) => {
      expect(query.get('repaidFirst')).toBe('70012');
      return success(quote);
    },
  }),
  play: async ({ canvas }) => {
    scrollTo(
      await canvas.findByText(
        'With Copper, if you repay your present loan by Fri 27 Nov: 5% less fees.',
      ),
    );
  },
};

export const PriceAfterLateLoan: Story = {
  parameters: nextLoanServer({
    current: orderOf('overdue'),
    price: success(quoteOf(5000)),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Your present loan was late, so repaying it does not count for your tier.',
    );
  },
};

export const NoCard: Story = {
  parameters: nextLoanServer({ detail: success(nextLoan({ cardId: null })) }),
};

export const CardMissing: Story = {
  parameters: nextLoanServer({ detail: success(nextLoan({ cardId: null })) }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: /Click To Select Bankcard/ });
    await userEvent.click(card);
    await expectPath(canvas, '/bank?pid=1&oid=412');
  },
};

export const UnreadableAmount: Story = {
  tags: ['odd'],
  parameters: nextLoanServer({ detail: success(nextLoan({ expectBorrowAmount: 5000.001 })) }),
  play: async ({ canvas }) => {
    await canvas.findByText('—');
    await expect(canvas.getByText(nextLoan().orderNo)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(canvas.queryByText('It costs')).toBeNull();
  },
};

export const CardsFailed: Story = {
  parameters: nextLoanServer({ cards: networkError() }),
  play: async ({ canvas }) => {
    await canvas.findByText('A bank card is chosen', undefined, { timeout: 10_000 });
  },
};

export const PriceFailed: Story = {
  parameters: nextLoanServer({
    price: firstThenSecond(refusal('The service is resting.', 503), success(quote)),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The price could not be worked out');
    await expect(canvas.getByText('Education')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('It costs');
  },
};

export const NotCancelled: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(cancelRequestSpy).not.toHaveBeenCalled();
  },
};

/**
 * Several taps cancel the scheduled order only once. After that, the list of scheduled orders
 * opens.
 */
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Yes' }));
    await expectPath(canvas, /^\/schedule$/);
    await expect(cancelRequestSpy.mock.calls).toEqual([
      [{ id: '412', orderNo: nextLoan().orderNo }],
    ]);
  },
};

/** If cancelling fails, the dialog shows the error without a toast. The borrower can try again. */
export const CancelFailed: Story = {
  parameters: nextLoanServer({ cancel: firstThenSecond(networkError(), success(null)) }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await dialog.findByText('The scheduled order was not cancelled');
    await expect(canvas.queryByText('Dismiss')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await expectPath(canvas, /^\/schedule$/);
  },
};

/**
 * The current loan was repaid while the page was open, so the scheduled order has already started.
 */
export const StartedMeanwhile: Story = {
  parameters: nextLoanServer({
    detail: firstThenSecond(success(nextLoan()), success(nextLoan({ state: 'started' }))),
    cancel: refusal('This scheduled order has already started.', 409),
  }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await canvas.findByText(/Your loan was settled, and we applied for this one/);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const link = canvas.getByRole('link', { name: 'See all orders' });
    await expect(link).toHaveAttribute('href', '/order');
  },
};

export const CancelledElsewhere: Story = {
  parameters: nextLoanServer({ detail: success(nextLoan({ state: 'cancelled' })) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/This scheduled order was cancelled/);
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    const link = canvas.getByRole('link', { name: 'See all scheduled orders' });
    await expect(link).toHaveAttribute('href', '/schedule');
  },
};

export const Refused: Story = {
  parameters: nextLoanServer({ who: 'schedule-refused', detail: success(refusedNextLoan()) }),
  play: async ({ canvas }) => {
    await canvas.findByText('₹5,000 is above your present limit.');
    await expect(canvas.getByText(refusedNextLoan().orderNo)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};

export const NotFound: Story = {
  parameters: nextLoanServer({ detail: refusal('This scheduled order was not found.', 404) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Scheduled order not found');
    const link = canvas.getByRole('link', { name: 'See all scheduled orders' });
    await expect(link).toHaveAttribute('href', '/schedule');
  },
};

export const LoadFailedAndRetry: Story = {
  parameters: nextLoanServer({ detail: firstThenSecond(networkError(), success(nextLoan())) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByText('It costs');
  },
};

export const Loading: Story = { parameters: nextLoanServer({ detail: neverResponds() }) };
export const SmallPhone: Story = { ...CardMissing, globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { ...Waiting, globals: { textSize: 200 } };
export const Dark: Story = { ...Refused, globals: { scheme: 'dark' } };
