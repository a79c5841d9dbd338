import { mockGet, mockPost, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { descriptionListRows } from '../../../shared/testing/description-list-rows.ts';
import { ConfirmScreen } from './confirm.screen.tsx';
import { orderDetail } from '../../../shared/sample-data/sample-data.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';
import {
  orderInState,
  orderKeyFacts,
  loadingOrderHandlers,
  orderHandlers,
} from '../orders.fixtures.ts';

const meta: Meta<typeof ConfirmScreen> = {
  title: '6 Orders/Confirm',
  component: ConfirmScreen,
  parameters: { route: { path: routePatterns.orderConfirm, url: '/orders/70012/confirm' } },
};
export default meta;

type Story = StoryObj<typeof ConfirmScreen>;

const sent = fn();
const respondingWith = (...responses: Parameters<typeof mockPost<'/order/v1/loan'>>[1][]) => ({
  msw: {
    handlers: [
      ...responses.map((response) =>
        mockPost('/order/v1/loan', (request) => {
          sent(request.body);
          return typeof response === 'function' ? response(request) : response;
        }),
      ),
      ...orderHandlers(orderInState('2')),
    ],
  },
});

const forgetSent = () => {
  sent.mockClear();
};

export const Loading: Story = { parameters: { msw: { handlers: loadingOrderHandlers } } };

/** If the repayment amount is invalid, the loan cannot be confirmed. */
export const UnreadablePrice: Story = {
  tags: ['odd'],
  parameters: {
    msw: { handlers: orderHandlers(orderInState('2', { repaymentAmount: 5028.001 })) },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^The price could not be read/);
    await expect(descriptionListRows(canvasElement)).toContainEqual(['Repayment amount', '—']);
    await expect(canvas.queryByRole('button', { name: 'Get Money' })).toBeNull();
  },
};

/**
 * Above the Get Money button, the page shows what the borrower receives, repays and pays in fees.
 */
export const Approved: Story = {
  globals: { policy: 'specified' },
  parameters: { msw: { handlers: orderHandlers(orderInState('2')) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Get Money' });
    await expect(canvas.getByRole('link', { name: /Key Facts Statement/ })).toHaveAttribute(
      'href',
      '/orders/70012/facts',
    );
    await expect(canvas.getAllByText('₹4,410')[0]).toBeVisible();
    await expect(canvas.getByText('APR 730.7%')).toBeVisible();
    await expect(canvas.getByText('after 7 days')).toBeVisible();
    await expect(descriptionListRows(canvasElement).slice(-5)).toEqual([
      ['Loan amount', '₹5,000'],
      ['Repayment amount', '₹5,028'],
      ['Apply date', '21 Nov 2026'],
      ['Interest fee', '₹28'],
      ['Bank number', 'XXXX7891'],
    ]);
  },
};

export const FeeBreakdown: Story = {
  tags: ['state'],
  parameters: Approved.parameters!,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How this adds up'));
    await expect(canvas.getByText('− ₹500')).toBeVisible();
    await expect(canvas.getByText('− ₹90')).toBeVisible();
    await expect(canvas.getByText('+ ₹28')).toBeVisible();
  },
};

export const DoubleTap: Story = {
  parameters: respondingWith(success(null)),
  beforeEach: forgetSent,
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Get Money' }));
    await expectPath(canvas, /^\/order$/);
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ orderId: '70012' });
  },
};

export const Confirming: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  parameters: respondingWith(neverResponds()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Money' }));
    await canvas.findByText('Confirming');
  },
};

export const KeyFactsFirstStrict: Story = {
  globals: { policy: 'strict' },
  parameters: {
    msw: {
      handlers: orderHandlers(
        orderInState('2', { keyFacts: orderKeyFacts({ mustAcknowledge: true }) }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the key facts' })).toHaveAttribute(
      'href',
      '/orders/70012/facts',
    );
    await expect(canvas.queryByRole('button', { name: 'Get Money' })).toBeNull();
  },
};

export const ProposalSentStrict: Story = {
  globals: { policy: 'strict' },
  parameters: {
    msw: {
      handlers: [
        mockPost('/order/v1/loan', ({ body }) => {
          sent(body);
          return success(null);
        }),
        ...orderHandlers(
          orderInState('2', {
            keyFacts: orderKeyFacts({ mustAcknowledge: true, isAcknowledged: true }),
          }),
        ),
      ],
    },
  },
  beforeEach: forgetSent,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Money' }));
    await expectPath(canvas, /^\/order$/);
    await expect(sent).toHaveBeenCalledWith({
      orderId: '70012',
      proposalNo: orderKeyFacts().proposalNo,
    });
  },
};

let hasChanged = false;

export const KeyFactsChangedStrict: Story = {
  tags: ['state'],
  parameters: {
    msw: {
      handlers: [
        mockPost('/order/v1/loan', () => {
          hasChanged = true;
          return refusal('The key facts have changed since then. Please read them again.', 409);
        }),
        mockGet('/order/v1/detail', () =>
          success(
            orderInState('2', {
              keyFacts: orderKeyFacts({
                mustAcknowledge: true,
                isAcknowledged: true,
                isExpired: hasChanged,
              }),
            }),
          ),
        ),
        ...trackingHandlers,
      ],
    },
  },
  beforeEach: () => {
    hasChanged = false;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Money' }));
    await canvas.findByText('The key facts have changed since then. Please read them again.');
    await expect(await canvas.findByRole('link', { name: 'Read the key facts' })).toHaveAttribute(
      'href',
      '/orders/70012/facts',
    );
    await expect(canvas.queryByRole('button', { name: 'Get Money' })).toBeNull();
  },
};

/** An order from a server that does not send key facts (D62). */
function withoutKeyFacts() {
  const { keyFacts: _untold, ...order } = orderInState('2');
  return order;
}

export const KeyFactsMissing: Story = {
  parameters: { msw: { handlers: orderHandlers(withoutKeyFacts()) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Get Money' });
    await expect(canvas.queryByText(/Key Facts/)).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  parameters: respondingWith(refusal('Payouts are paused. Please try again later.', 503)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Money' }));
    await canvas.findByText('Payouts are paused. Please try again later.');
    await expect(canvas.getByRole('button', { name: 'Get Money' })).toBeEnabled();
  },
};

/** If the amounts do not add up, the page hides the fee breakdown. */
export const FiguresThatDoNotAddUp: Story = {
  tags: ['odd'],
  parameters: { msw: { handlers: orderHandlers(orderInState('2', { serviceFee: 501 })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('It costs');
    await expect(canvas.queryByText('How this adds up')).toBeNull();
  },
};

export const BankNumberUnknown: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('2', { bankNo: null })) } },
};

export const StillInAudit: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('1')) } },
  play: async ({ canvas }) => {
    await canvas.findByText('This order is not waiting for your confirmation.');
    await expect(canvas.getByRole('link', { name: 'See how the check goes' })).toHaveAttribute(
      'href',
      '/orders/70012/audit',
    );
  },
};

export const AlreadyLending: Story = {
  parameters: { msw: { handlers: orderHandlers(orderInState('4')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all orders' })).toHaveAttribute(
      'href',
      '/order',
    );
  },
};

export const AlreadyPaidOut: Story = {
  parameters: { msw: { handlers: orderHandlers(orderDetail()) } },
};

export const SmallPhone: Story = {
  ...Approved,
  globals: { policy: 'specified', viewport: { value: 'small' } },
};
export const FeeBreakdownSmallPhone: Story = {
  ...FeeBreakdown,
  globals: { policy: 'specified', viewport: { value: 'small' } },
};
