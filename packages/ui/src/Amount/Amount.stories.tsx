import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';

const meta = {
  component: Amount,
  parameters: { layout: 'padded' },
  args: { symbol: '₹', whole: '1,23,456' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { size: 'xxl' } };

export const WithPaise: Story = {
  args: { fraction: '50' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,23,456.50');
  },
};

export const Inline: Story = { args: { size: 'md' } };

export const LargeTextAt320: Story = {
  args: { size: 'xxl', fraction: '50' },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
