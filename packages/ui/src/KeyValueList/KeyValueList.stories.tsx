import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  component: KeyValueList,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: 'Order no', value: '202611210000012345' },
      { label: 'Tenure', value: '91 days', note: 'until 20 Feb 2027' },
      { label: 'Repayment amount', value: '₹10,070.00' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };
