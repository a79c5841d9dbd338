import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeWaterfall } from './FeeWaterfall.tsx';

const meta = {
  component: FeeWaterfall,
  parameters: { layout: 'padded' },
  args: {
    summary: 'How this adds up',
    rows: [
      { label: 'Loan amount', amount: '₹10,000.00', kind: 'start' },
      { label: 'Processing fee', amount: '− ₹500.00', kind: 'step' },
      { label: 'GST 18 % on processing fee', amount: '− ₹90.00', kind: 'step' },
      { label: 'You get', amount: '₹9,410.00', kind: 'total' },
    ],
  },
} satisfies Meta<typeof FeeWaterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('₹9,410.00')).not.toBeVisible();
    await userEvent.click(canvas.getByText('How this adds up'));
    await expect(canvas.getByText('₹9,410.00')).toBeVisible();
  },
};

export const LargeText: Story = { ...Opened, globals: { textSize: '200' } };
