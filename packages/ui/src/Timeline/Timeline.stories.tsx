import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    events: [
      { title: 'Applied', date: '20 Nov 2026', state: 'done' },
      { title: 'Paid out ₹4,410', date: '20 Nov 2026', state: 'done' },
      {
        title: 'Repay ₹5,028',
        date: 'by Fri 27 Nov',
        note: 'After that day a fee is added each day.',
        state: 'now',
      },
      { title: 'Copper reached: 5% less fees', date: 'when you repay on time', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole('listitem');
    await expect(events.map((event) => event.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
  },
};
export const Late: Story = {
  args: {
    events: [
      { title: 'Applied', state: 'done' },
      { title: 'Due ₹5,028', date: '19 Nov 2026', note: '3 days late', state: 'late' },
      { title: 'Repay ₹5,178', date: 'today', state: 'now' },
    ],
  },
};
export const Earned: Story = {
  args: {
    events: [
      { title: 'Applied', date: '14 Nov 2026', state: 'done' },
      { title: 'Repaid ₹5,028', date: '21 Nov 2026', state: 'done' },
      { title: 'Copper reached: 5% less fees', state: 'earned' },
    ],
  },
};
export const LargeText: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
