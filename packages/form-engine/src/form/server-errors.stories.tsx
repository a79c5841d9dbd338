import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyTypeDescriptors } from '../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../testing/story-args.ts';
import { DynamicForm } from './dynamic-form.tsx';

const meta = {
  title: 'Server errors',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(...everyTypeDescriptors),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/**
 * The error summary lists the server's errors in the order of the response. An error that names a
 * field is also shown at this field (§8).
 */
export const Listed: Story = {
  args: {
    serverErrors: [
      { message: 'Please check what you filled in.' },
      { name: 'pinCode', message: 'A PIN code has 6 digits.' },
      { name: 'fullName', message: 'Please fill in your full name.' },
      { name: 'unheardOf', message: 'This is wrong too.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectErrorAt(canvasElement, 'PIN code', 'A PIN code has 6 digits.');
    await expect(itemsIn(canvasElement)).toEqual([
      'Please check what you filled in.',
      'A PIN code has 6 digits.',
      'Please fill in your full name.',
      'This is wrong too.',
    ]);
  },
};

/** When the user changes a field, its server error is removed from the error summary. */
export const OneCorrected: Story = {
  ...Listed,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('PIN code'), '400001');
    await userEvent.tab();
    await waitFor(() => expect(itemsIn(canvasElement)).toHaveLength(3));
    await expect(itemsIn(canvasElement)).not.toContain('A PIN code has 6 digits.');
  },
};

/** The error summary gets the focus if no server error names a field. */
export const NoField: Story = {
  args: { serverErrors: [{ message: 'Your application cannot be taken now.' }] },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('listitem');
    await waitFor(() => expect(item.closest('[tabindex]')).toHaveFocus());
  },
};

/** Errors of the server and errors found by the form are shown in one list. */
export const ThenRefused: Story = {
  args: { serverErrors: [{ name: 'fullName', message: 'Please fill in your full name.' }] },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
    await expectErrorAt(canvasElement, 'Full name', 'Fill in Full name');
  },
};
