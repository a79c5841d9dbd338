import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  component: KeyValueList,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: 'Order no', value: 'KS0000009012' },
      { label: 'Tenure', value: '7 days', note: 'until 27 Nov 2026' },
      { label: 'Repayment amount', value: '₹5,028' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};

/**
 * An amount is always at the right edge. A text that does not fit next to its label is shown below
 * the label.
 */
export const LongValues: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 296 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    rows: [
      { label: 'GST 18% on the processing fee of the loan', value: '₹90' },
      { label: 'Address', value: '4th Floor, Sample House, Residency Road, Bengaluru 560025' },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('₹90').closest('dl')!.getBoundingClientRect();
    const box = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('₹90').right).toBe(right);
    await expect(box(/^4th Floor/).left).toBe(box('Address').left);
    await expect(box(/^4th Floor/).top).toBeGreaterThanOrEqual(box('Address').bottom);
  },
};

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };
