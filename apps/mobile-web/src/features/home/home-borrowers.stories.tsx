import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { personaHandlers } from '../../shared/sample-data/server.fixtures.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = {
  title: '3 Choose/Home by borrower',
  component: HomeScreen,
  parameters: { route: { path: '/', url: '/' } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const homeOf = (key: string) => ({ msw: { handlers: personaHandlers(() => key) } });

/** `open`: the product that the tier unlocks. `locked`: the product of the next tier. */
const atTier = (key: string, open: string, locked?: string): Story => ({
  parameters: homeOf(key),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: open })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Partner Loan' })).toBeVisible();
    const closed = canvas.queryAllByRole('button', { name: /^How to unlock/ });
    await expect(closed.length > 0).toBe(locked !== undefined);
    if (locked) await expect(canvas.queryByRole('link', { name: locked })).toBeNull();
  },
});

/** At the Copper tier, Home links to Kosha Copper. Kosha Silver is locked. */
export const AtCopper: Story = atTier('settled', 'Kosha Copper', 'Kosha Silver');
/** At the Silver tier, Home links to Kosha Silver. Kosha Gold is locked. */
export const AtSilver: Story = atTier('silver', 'Kosha Silver', 'Kosha Gold');
/** At the Gold tier, Home links to Kosha Gold. Kosha Platinum is locked. */
export const AtGold: Story = atTier('gold', 'Kosha Gold', 'Kosha Platinum');
/** At the highest tier, Platinum, Home links to Kosha Platinum. No product is locked. */
export const AtPlatinum: Story = atTier('platinum', 'Kosha Platinum');

export const ApplicationInReview: Story = {
  parameters: homeOf('auditing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View Progress' })).toHaveAttribute(
      'href',
      '/orders/70012/audit',
    );
  },
};

/**
 * The borrower requested an extension of an overdue loan and has not paid its fee. Home links to
 * the repayment and to the extension.
 */
export const OverdueWithExtension: Story = {
  parameters: homeOf('overdue-extension'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Pay ₹205 by .* to move the due date to /)).toBeVisible();
    await expect(canvasElement.querySelector('[data-zone]')).toHaveAttribute('data-zone', 'late');
    const hrefs = ['Repay now', 'See the extension'].map((name) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual(['/orders/70012/detail?repay=1', '/orders/70012/extension']);
  },
};

/**
 * The borrower returned the newest loan in its cooling-off period. Home says what the borrower
 * paid, and links to the loan.
 */
export const LoanReturned: Story = {
  parameters: homeOf('returned'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Returned on 22 Nov 2026/ });
    await expect(link).toHaveTextContent('Kosha Flex · you paid ₹4,418');
    await expect(link).toHaveAttribute('href', '/orders/70012/detail');
  },
};
