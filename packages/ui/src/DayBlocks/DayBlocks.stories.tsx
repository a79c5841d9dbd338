import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayBlocks } from './DayBlocks.tsx';

const meta = {
  component: DayBlocks,
  parameters: { layout: 'padded' },
  args: { total: 7, gone: 2 },
} satisfies Meta<typeof DayBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('i')].map((day) => day.getBoundingClientRect().width);

export const FiveOfSevenDaysLeft: Story = {
  play: async ({ canvasElement }) => {
    await expect(widthsIn(canvasElement)).toHaveLength(7);
  },
};
export const ThreeDaysLate: Story = { args: { gone: 7, late: 3 } };
export const OneDay: Story = { args: { total: 1, gone: 0 } };

/** With a term of 60 days and a delay of a year, every block is still visible. */
export const SixtyDaysAt320: Story = {
  args: { total: 60, gone: 60, late: 365 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(Math.min(...widthsIn(canvasElement))).toBeGreaterThan(1);
  },
};
