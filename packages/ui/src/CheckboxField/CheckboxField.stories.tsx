import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  component: CheckboxField,
  parameters: { layout: 'padded' },
  args: {
    defaultChecked: true,
    label: (
      <>
        I have read and agree with the <Link href="/agreement/loan">Loan Agreement</Link>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('link'));
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(box).toBeChecked();
  },
};

export const Unchecked: Story = { args: { defaultChecked: false } };

export const Invalid: Story = {
  args: { defaultChecked: false, error: 'Please agree with the agreement' },
};

export const At320: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };
