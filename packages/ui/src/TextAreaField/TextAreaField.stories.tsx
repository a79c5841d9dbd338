import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Your feedback', autoComplete: 'off' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'The app is good.' } };

export const Invalid: Story = { args: { error: 'Write what we should know' } };
