import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { AmountControl, type AmountControlProps } from './AmountControl.tsx';

const options = ['1,000', '3,000', '5,000'].map((amount) => ({
  value: amount.replace(',', ''),
  label: `₹${amount}`,
}));

function Chosen(props: AmountControlProps) {
  const [value, setValue] = useState(props.value);
  return <AmountControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: AmountControl,
  parameters: { layout: 'padded' },
  args: {
    label: 'Amount',
    options,
    value: '5000',
    onChange: () => undefined,
    lessLabel: 'Less',
    moreLabel: 'More',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof AmountControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The dropdown, the buttons and the slider offer the same amounts. The buttons stop at the smallest
 * and the largest amount.
 */
export const Buttons: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const amount = canvas.getByRole('combobox', { name: 'Amount' });
    const moreButton = canvas.getByRole('button', { name: 'More' });
    await expect(moreButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(amount).toHaveDisplayValue('₹3,000');
    await userEvent.click(moreButton);
    await userEvent.click(moreButton);
    await expect(amount).toHaveDisplayValue('₹5,000');
    await expect(moreButton).toHaveFocus();
    await userEvent.selectOptions(amount, '1000');
    const slider = canvasElement.querySelector('input')!;
    await expect(slider).toHaveValue('0');
    fireEvent.change(slider, { target: { value: '1' } });
    await expect(amount).toHaveDisplayValue('₹3,000');
  },
};

/**
 * Keyboards and screen readers skip the slider, because the dropdown and the buttons have the same
 * effect.
 */
export const Slider: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.querySelector('input')).not.toHaveFocus();
  },
};

export const OneAmount: Story = {
  args: { options: options.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const FiveLakhAt320: Story = {
  args: {
    options: [
      { value: '1', label: '₹500' },
      { value: '2', label: '₹5,00,000' },
    ],
    value: '2',
  },
  globals: { viewport: { value: 'small' } },
};
/** With large text, the two buttons stay side by side. */
export const LargeText: Story = {
  ...FiveLakhAt320,
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    const [less, moreButton] = canvas
      .getAllByRole('button')
      .map((one) => one.getBoundingClientRect());
    await expect(moreButton?.top).toBe(less?.top);
  },
};
