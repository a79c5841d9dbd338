import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, within } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

/**
 * The docs page of Storybook shows several of these stories at once, so the text field of each
 * story needs its own id.
 */
function WithField({ items, ...rest }: ErrorSummaryProps) {
  const id = useId();
  const leading = items?.map((item) => (item.fieldId === 'name' ? { ...item, fieldId: id } : item));
  return (
    <>
      <ErrorSummary {...rest} {...(leading && { items: leading })} />
      <TextField id={id} label="Full name" inputMode="text" autoComplete="name" />
    </>
  );
}

const meta = {
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: {
    title: 'Please check what you filled in',
    items: [{ text: 'Fill in Full name', fieldId: 'name' }, { text: 'The server is closed.' }],
  },
  render: (args) => <WithField {...args} />,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinkToField: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check what you filled in');
    await userEvent.click(canvas.getByRole('link', { name: 'Fill in Full name' }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};

/**
 * If a field shows its error itself, the list contains only the name of the field, as a link. Other
 * errors are shown in full.
 */
export const Short: Story = {
  args: {
    items: [
      { text: 'Fill in Full name', label: 'Full name', fieldId: 'name' },
      { text: 'Choose Marital status', label: 'Marital status', fieldId: 'status' },
      { text: 'The server is closed.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('The server is closed.');
    const link = canvas.getByRole('link', { name: 'Fill in Full name' });
    await expect(within(link).getByText('Full name')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('link', { name: 'Choose Marital status' })).toBeVisible();
  },
};

export const TitleAlone: Story = { args: { items: [] } };

export const LargeTextAt320: Story = { globals: { textSize: 200, viewport: { value: 'small' } } };
