import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NativeSelectField } from './NativeSelectField.tsx';

const meta = {
  component: NativeSelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Relationship',
    placeholder: 'Please choose',
    autoComplete: 'off',
    options: [
      { value: '1', label: 'Father' },
      { value: '2', label: 'Mother' },
      { value: '3', label: 'Spouse' },
    ],
  },
} satisfies Meta<typeof NativeSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: '2' } };

export const Invalid: Story = { args: { error: 'Choose a relationship' } };

export const Disabled: Story = { args: { disabled: true } };

/** A read-only field can get the focus and be read, but its value cannot be changed. */
export const ReadOnly: Story = {
  args: { value: '2', isReadOnly: true, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Relationship');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.selectOptions(field, 'Father');
    await expect(field).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = { args: { defaultValue: '2' }, globals: { textSize: 200 } };

/** With large text, a long selected option wraps instead of being cut off. */
export const LargeTextLongLabel: Story = {
  args: {
    label: 'Bank card',
    defaultValue: '1',
    options: [{ value: '1', label: 'Bank of Baroda ••••••••••1234567890' }],
  },
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Bank card');
    const { height } = field.getBoundingClientRect();
    // A `div` with the same text and width shows how many lines the text needs.
    const lines = document.createElement('div');
    lines.className = field.className;
    Object.assign(lines.style, { width: `${field.clientWidth}px`, whiteSpace: 'normal' });
    lines.textContent = 'Bank of Baroda ••••••••••1234567890';
    canvasElement.append(lines);
    const needed = lines.getBoundingClientRect().height;
    lines.remove();
    await expect(height).toBeGreaterThanOrEqual(needed - 1);
  },
};
