import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const LargeText: Story = { args: { defaultValue: '2' }, globals: { textSize: '200' } };
