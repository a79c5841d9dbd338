import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Are you confirm cancel this schedule order ?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Dangerous: Story = { args: { isDangerous: true } };

export const Confirming: Story = {
  args: { isConfirming: true, confirmingLabel: 'Cancelling' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
