import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeWaterfall } from './FeeWaterfall.tsx';

const meta = {
  component: FeeWaterfall,
  parameters: { layout: 'padded' },
  args: {
    summary: 'How this adds up',
    rows: [
      { label: 'Loan amount', amount: '₹5,000', kind: 'start', from: 0, size: 0.9944 },
      { label: 'Processing fee', amount: '− ₹500', kind: 'cost', from: 0.895, size: 0.0994 },
      {
        label: 'GST 18% on processing fee',
        amount: '− ₹90',
        kind: 'cost',
        from: 0.877,
        size: 0.018,
      },
      { label: 'You get', amount: '= ₹4,410', kind: 'sum', from: 0, size: 0.877 },
      { label: 'Loan amount', amount: '₹5,000', kind: 'start', from: 0, size: 0.9944 },
      { label: 'Interest fee', amount: '+ ₹28', kind: 'cost', from: 0.9944, size: 0.0056 },
      { label: 'You pay', amount: '= ₹5,028', kind: 'sum', from: 0, size: 1 },
    ],
    children: 'It costs ₹500 + ₹90 + ₹28 = ₹618.',
  },
} satisfies Meta<typeof FeeWaterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+ ₹28')).not.toBeVisible();
  },
};

/**
 * The bar of a deducted fee extends to the left from the end of the previous bar. The smallest bar
 * is still visible.
 */
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('How this adds up'));
    await expect(canvas.getByText('+ ₹28')).toBeVisible();
    const [loan, fee, gst] = [...canvasElement.querySelectorAll('[data-bar]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(Math.abs(loan!.right - fee!.right)).toBeLessThan(1);
    await expect(Math.abs(fee!.left - gst!.right)).toBeLessThan(1);
    await expect(gst!.width).toBeGreaterThanOrEqual(3);
  },
};

export const LargeText: Story = {
  ...Open,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
