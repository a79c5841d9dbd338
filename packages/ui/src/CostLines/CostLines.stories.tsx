import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostLines } from './CostLines.tsx';

const meta = {
  component: CostLines,
  parameters: { layout: 'padded' },
  args: {
    youGet: { label: 'You get', amount: '₹9,410.00' },
    youPay: { label: 'You pay', amount: '₹10,070.00', note: 'on 12 Dec' },
    itCosts: { label: 'It costs', amount: '₹660.00', note: 'APR 365 %' },
  },
} satisfies Meta<typeof CostLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: '200' } };
