import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefreshIcon } from '../Icons/Icons.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Refresh', icon: <RefreshIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
