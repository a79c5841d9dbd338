import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  component: Accordion,
  parameters: { layout: 'padded' },
  args: {
    openAtFirstId: '1',
    items: [
      { id: '1', title: 'How do I repay?', content: 'Open your order and press Repayment.' },
      {
        id: '2',
        title: 'When does the money come?',
        content: 'Within a day after the loan is approved.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LargeText: Story = { globals: { textSize: 200 } };
