import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  component: SwitchField,
  parameters: { layout: 'padded' },
  args: { label: 'Automatically get money?', defaultChecked: true },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Automatically get money?' });
    await expect(toggle).toBeChecked();
    await userEvent.click(canvas.getByText('Automatically get money?'));
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('Automatically get money?'));
    await expect(toggle).toBeChecked();
  },
};

export const Off: Story = { args: { defaultChecked: false } };

export const WithHint: Story = {
  args: { hint: 'The money comes as soon as the loan is approved' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LargeText: Story = {
  args: { hint: 'At once when approved' },
  globals: { textSize: 200 },
};
