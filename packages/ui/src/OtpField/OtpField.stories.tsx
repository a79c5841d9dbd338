import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  component: OtpField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Code',
    hint: 'We sent 4 digits to +91 98765 43210',
    value: '',
    maxLength: 4,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <OtpField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const DigitsOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.type(input, '1a2-34 567');
    await expect(input).toHaveValue('1234');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

export const PastedMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.paste('Your code is 4821.');
    await expect(input).toHaveValue('4821');
  },
};

export const WithResend: Story = {
  args: { rightSection: <Button variant="quiet">resend</Button> },
};

export const Invalid: Story = { args: { value: '12', error: 'Enter the 4 digits of the code' } };
