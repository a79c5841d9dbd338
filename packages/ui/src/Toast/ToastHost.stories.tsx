import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastHost } from './ToastHost.tsx';
import { showToast } from './toast-store.ts';

// The stories render only a button, because a decorator in Storybook's configuration adds a
// `ToastHost` to every story.
const meta = {
  component: ToastHost,
  args: { dismissLabel: 'Dismiss' },
  render: () => <Button onClick={() => showToast('The code is wrong', 'danger')}>Send</Button>,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ canvas }) => {
    showToast('We sent you a message');
    showToast('Saved', 'success');
    showToast('The code is wrong', 'danger');
    await expect(await canvas.findByText('The code is wrong')).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('The code is wrong')).toBeNull();
    await userEvent.click(send);
    const toast = await canvas.findByText('The code is wrong');
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const ThreeAtMost: Story = {
  play: async ({ canvas }) => {
    for (const message of ['One', 'Two', 'Two', 'Three', 'Four']) showToast(message);
    await expect(await canvas.findByText('Four')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await expect(canvas.queryByText('One')).toBeNull();
  },
};

export const AboveADialog: Story = {
  render: () => (
    <Dialog isOpen onClose={() => undefined} title="Aadhaar code">
      <Button onClick={() => showToast('The code is wrong', 'danger')}>Send</Button>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const toast = await canvas.findByText('The code is wrong');
    await expect(canvas.getByRole('dialog')).toContainElement(toast);
    const { x, y } = toast.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(toast);
  },
};

export const LargeTextAt320: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    showToast('Attention! Just one step away from receiving cash! Add payment account');
    await expect(await canvas.findByText(/Attention/)).toBeVisible();
  },
};
