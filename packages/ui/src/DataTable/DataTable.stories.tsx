import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from './DataTable.tsx';

const meta = {
  component: DataTable,
  parameters: { layout: 'padded' },
  args: {
    caption: 'What you can borrow',
    columns: ['Loans', 'Amount'],
    rows: [
      ['1 loan', '₹1,000–₹5,000'],
      ['3 loans', '₹3,000–₹10,000'],
      ['5 loans', '₹5,000–₹40,000'],
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoanLimits: Story = {};

export const OwnRow: Story = {
  args: { ownRow: 1 },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'true');
    await expect(current.map((row) => row.textContent)).toEqual(['3 loans₹3,000–₹10,000']);
  },
};

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
