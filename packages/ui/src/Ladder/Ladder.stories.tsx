import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Ladder, type LadderStep } from './Ladder.tsx';

const locked = (id: string, amount: string, note: string): LadderStep => ({
  id,
  amount,
  name: id,
  note,
  state: 'locked',
  label: `How to unlock ${id}`,
});

const steps: LadderStep[] = [
  { id: 'flex', amount: '₹5,000', name: 'Flex', note: 'today', mark: 'You', state: 'here' },
  { ...locked('Copper', '₹7,000', '5% off'), mark: 'Next', state: 'next' },
  locked('Silver', '₹10,000', '9% off'),
  locked('Gold', '₹20,000', '13% off'),
  locked('Platinum', '₹40,000', '14% off'),
];

const meta = {
  component: Ladder,
  parameters: { layout: 'padded' },
  args: { steps, onOpen: fn() },
} satisfies Meta<typeof Ladder>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each step is taller than the previous one. A tap on a locked step calls `onOpen`, so that the app
 * can show how to unlock this step.
 */
export const FiveSteps: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const heights = [...canvasElement.querySelectorAll('li')].map((step) => step.offsetHeight);
    await expect(heights).toEqual(heights.toSorted((height, other) => height - other));
    await userEvent.click(canvas.getByRole('button', { name: /^How to unlock Silver/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('Silver');
  },
};

export const OneStep: Story = { args: { steps: steps.slice(2, 3) } };

const lakhs = steps.map((step) => ({ ...step, amount: '₹5,00,000' }));

/** Five long amounts do not fit side by side on a phone, so the steps become a list. */
export const Lakhs: Story = {
  tags: ['odd'],
  args: { steps: lakhs },
};
export const At320: Story = { globals: { viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 200 } };
