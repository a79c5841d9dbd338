import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { descriptor } from '../../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const payDay = descriptor({ key: 'Pay day', value: 'payDay', dataType: 3 });

const meta = {
  title: 'Field types/Day',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(payDay),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Optional: Story = { args: formArgsFor({ ...payDay, checkReq: 0 }) };

export const Required: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Pay day', 'Choose Pay day');
  },
};

/** The list contains a placeholder and the days 1 to 31. The chosen day is sent as a number. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Pay day');
    await expect(within(field).getAllByRole('option')).toHaveLength(32);
    await userEvent.selectOptions(field, '31');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ payDay: 31 });
  },
};
