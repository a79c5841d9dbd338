import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';

const meta = {
  component: CheckboxGroupField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Languages',
    hint: 'All that you speak',
    values: ['hi'],
    onChoose: () => undefined,
    options: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'हिन्दी' },
      { value: 'mr', label: 'मराठी' },
    ],
  },
  render: function Chosen(args) {
    const [values, setValues] = useState(args.values);
    return <CheckboxGroupField {...args} values={values} onChoose={setValues} />;
  },
} satisfies Meta<typeof CheckboxGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('English'));
    await userEvent.click(canvas.getByLabelText('हिन्दी'));
    await expect(canvas.getByLabelText('English')).toBeChecked();
    await expect(canvas.getByLabelText('हिन्दी')).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription(
      'All that you speak',
    );
  },
};

export const Invalid: Story = { args: { error: 'Choose at least one', values: [] } };
