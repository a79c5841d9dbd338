import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: { summary: 'Requirement list', children: 'A bank account in your name' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByText('Requirement list'));
    await expect(canvas.getByText('A bank account in your name')).toBeVisible();
    await userEvent.click(canvas.getByText('Requirement list'));
    await expect(canvas.getByText('A bank account in your name')).not.toBeVisible();
  },
};
