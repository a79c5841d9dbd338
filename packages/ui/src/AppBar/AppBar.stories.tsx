import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefreshIcon } from '../Icons/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  component: AppBar,
  args: { title: 'Identity Verification', backLabel: 'Back' },
} satisfies Meta<typeof AppBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithBack: Story = {
  args: { onBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LargeTextAt320: Story = {
  args: { onBack: fn(), right: <IconButton label="Refresh" icon={<RefreshIcon />} /> },
  globals: { textSize: 200, viewport: { value: 'small' } },
};
