import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CleanTextField } from './CleanTextField.tsx';

const meta = {
  component: CleanTextField,
  parameters: { layout: 'padded' },
  args: {
    label: 'PAN number',
    value: '',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    clean: (text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    onText: fn(),
  },
  render: function Controlled({ value: start = '', ...args }) {
    const [value, setValue] = useState(start);
    return <CleanTextField {...args} value={value} onText={setValue} />;
  },
} satisfies Meta<typeof CleanTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('PAN number');
    await userEvent.type(input, 'abc-ps 1234f');
    await expect(input).toHaveValue('ABCPS1234F');
  },
};

export const Invalid: Story = { args: { value: 'ABC', error: 'Enter your PAN' } };
