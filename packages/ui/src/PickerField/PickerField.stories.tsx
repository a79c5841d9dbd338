import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PickerField } from './PickerField.tsx';

const meta = {
  component: PickerField,
  parameters: { layout: 'padded' },
  args: { label: 'State', placeholder: 'Please choose', onOpen: fn() },
} satisfies Meta<typeof PickerField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('State'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The accessible name of the field contains the selected value. */
export const Chosen: Story = {
  args: { value: 'Karnataka', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'State Karnataka' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose your state' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'State Please choose' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose your state');
  },
};

/** A read-only field can get the focus and be read, but it does not open. */
export const ReadOnly: Story = {
  args: { value: 'Karnataka', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('State')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByLabelText('State'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
