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
      ['1', '1000-5000'],
      ['3', '3000-10000'],
      ['5', '5000-40000'],
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
    await expect(current.map((row) => row.textContent)).toEqual(['33000-10000']);
  },
};

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
