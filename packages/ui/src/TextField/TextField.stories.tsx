import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Mobile number', inputMode: 'numeric', autoComplete: 'tel-national' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: { hint: 'We send a code to it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'We send a code to it',
    );
  },
};

export const WithPrefix: Story = { args: { prefix: '+91' } };

export const WithRightSection: Story = {
  args: { prefix: '+91', rightSection: <Button variant="quiet">Get</Button> },
};

export const Invalid: Story = {
  args: { hint: '10 digits', error: 'Enter all 10 digits of your number', defaultValue: '98765' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('10 digits Enter all 10 digits of your number');
  },
};

export const Optional: Story = { args: { labelNote: '(optional)' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '9876543210' } };

export const At320: Story = {
  args: {
    prefix: '+91',
    error: 'Enter all 10 digits',
    rightSection: <Button variant="quiet">resend</Button>,
  },
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  args: { prefix: '+91', hint: '10 digits', error: 'Enter all 10 digits of your number' },
  globals: { textSize: 200 },
};

/** The height of a field with a single line grows with the text size. */
export const LargeTextAlone: Story = {
  args: {
    label: 'Cardholder name',
    hint: 'As it is printed on your card',
    inputMode: 'text',
    autoComplete: 'name',
    defaultValue: 'Gyanendra Yadav',
  },
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Cardholder name');
    const size = Number.parseFloat(getComputedStyle(input).fontSize);
    await expect(input.clientHeight).toBeGreaterThanOrEqual(1.3 * size + 19);
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight + 1);
  },
};

/** With large text, the button wraps below the digits, so that all digits stay visible. */
export const LargeTextSections: Story = {
  args: {
    visibleCharacters: 12,
    defaultValue: '888888888888',
    rightSection: <Button variant="quiet">Get code</Button>,
  },
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mobile number');
    await waitFor(() => expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth));
  },
};

/** With `lines`, the long text of a read-only field wraps. */
export const ReadOnlyLines: Story = {
  args: {
    label: 'Branch',
    inputMode: 'text',
    autoComplete: 'off',
    readOnly: true,
    value: 'State Bank of India, ANDHERI (EAST)',
    lines: 'State Bank of India, ANDHERI (EAST)',
  },
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Branch');
    const lines = canvas.getByText('State Bank of India, ANDHERI (EAST)');
    await expect(lines.scrollWidth).toBeLessThanOrEqual(lines.clientWidth);
    const size = Number.parseFloat(getComputedStyle(lines).fontSize);
    await expect(lines.clientHeight).toBeGreaterThan(2 * 1.3 * size);
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};
