import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChipsField } from './ChipsField.tsx';

const meta = {
  component: ChipsField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Relationship',
    name: 'relation',
    value: '',
    options: ['Father', 'Mother', 'Spouse'].map((label, at) => ({ label, value: `${at + 1}` })),
    onChoose: fn(),
  },
  render: function Held({ value: start, ...args }) {
    const [value, setValue] = useState(start);
    return (
      <ChipsField
        {...args}
        value={value}
        onChoose={(next) => {
          args.onChoose(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChipsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mother' }));
    await expect(canvas.getByRole('radio', { name: 'Mother' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Spouse' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('3');
  },
};

/** Four chips are shown in two rows of two. */
export const Four: Story = {
  args: {
    label: 'Marital status',
    options: ['Single', 'Married', 'Divorced', 'Widowed'].map((label) => ({ label, value: label })),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((chip) => chip.getBoundingClientRect().top);
    await expect(tops[1]).toBe(tops[0]);
    await expect(tops[2]).toBeGreaterThan(tops[0]!);
    await expect(tops[3]).toBe(tops[2]);
  },
};

export const ReadOnly: Story = {
  args: { value: '1', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mother' }));
    await expect(canvas.getByRole('radio', { name: 'Father' })).toBeChecked();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: { hint: 'As your documents say', isRequired: true, id: 'relation' },
  play: async ({ canvas, canvasElement }) => {
    const chips = canvas.getByRole('radiogroup', { name: 'Relationship' });
    await expect(chips).toHaveAccessibleDescription('As your documents say');
    await expect(chips).toBeRequired();
    await expect(canvasElement.ownerDocument.getElementById('relation')).toBe(
      canvas.getByRole('radio', { name: 'Father' }),
    );
  },
};

export const Invalid: Story = {
  args: { error: 'Fill this in' },
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('radiogroup', { name: 'Relationship' });
    await expect(chips).toHaveAccessibleDescription('Fill this in');
    await expect(chips).toBeInvalid();
  },
};

export const Stacked: Story = {
  args: {
    label: 'How much do you repay, and when?',
    isStacked: true,
    options: [
      '₹4,410, 7 days after the money is sent',
      '₹5,000, whenever you like',
      '₹5,028, 7 days after the money is sent',
    ].map((label, at) => ({ label, value: `${at}` })),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('radiogroup').getBoundingClientRect();
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().width).toBeGreaterThan(field.width - 8);
    }
  },
};

export const LargeTextAt320: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};

export const Dark: Story = { args: { value: '2' }, globals: { scheme: 'dark' } };
