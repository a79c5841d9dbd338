import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };
