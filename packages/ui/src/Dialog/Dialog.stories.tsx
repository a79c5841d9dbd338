import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Is this yor IFSC Code?',
    closeLabel: 'Close',
    children: (
      <KeyValueList
        rows={[
          { label: 'IFSC code', value: 'HDFC0001234' },
          { label: 'State', value: 'Rajasthan' },
        ]}
      />
    ),
    actions: (
      <>
        <Button isFullWidth>Yes</Button>
        <Button variant="quiet" isFullWidth>
          RE-FIND
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };

export const Focus: Story = {
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Button>Behind</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={<Button onClick={close}>Yes</Button>}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Is this yor IFSC Code?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const behind = canvas.getByText('Behind');
    behind.focus();
    await expect(behind).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    // For the Escape key, the browser fires `cancel` on the dialog. A key press from a script does
    // not have this effect, so the test fires the event itself.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Rajasthan'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** Selecting text does not close the dialog, even if the mouse is released outside the dialog. */
export const SelectionOutside: Story = {
  args: { isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText('Rajasthan') },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const At320: Story = { args: { isOpen: true }, globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { args: { isOpen: true }, globals: { textSize: 200 } };
