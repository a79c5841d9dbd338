import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostBar } from './CostBar.tsx';

const meta = {
  component: CostBar,
  parameters: { layout: 'padded' },
  args: { parts: { received: 4410, cost: 618, late: 0 } },
} satisfies Meta<typeof CostBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part]')].map((part) => part.getBoundingClientRect().width);

export const Fees: Story = {
  play: async ({ canvasElement }) => {
    const [received = 0, cost = 0] = widthsIn(canvasElement);
    await expect(received / cost).toBeCloseTo(4410 / 618, 1);
  },
};

export const LateFee: Story = { args: { parts: { received: 4410, cost: 618, late: 150 } } };

export const NoFee: Story = {
  args: { parts: { received: 5000, cost: 0, late: 0 } },
  play: async ({ canvasElement }) => {
    await expect(widthsIn(canvasElement)).toHaveLength(1);
  },
};

/** Even a cost of one rupee on a loan of five lakh rupees has a visible part in the bar. */
export const SmallestFee: Story = {
  args: { parts: { received: 500000, cost: 1, late: 0 } },
  play: async ({ canvasElement }) => {
    await expect(widthsIn(canvasElement)[1]).toBeGreaterThanOrEqual(3);
  },
};

export const Unknown: Story = { args: { parts: null } };
