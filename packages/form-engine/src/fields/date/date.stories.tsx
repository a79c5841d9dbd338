import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { extendedTypeDescriptors, extendedTypesConfig } from '../../testing/extended-types.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const meta = {
  title: 'Field types/Date',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(extendedTypeDescriptors.birthday), config: extendedTypesConfig() },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Date of birth', 'Fill in Date of birth');
  },
};

/** A date outside the allowed range is rejected. A valid date is sent as a string. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Date of birth');
    const choose = (value: string) => fireEvent.change(field, { target: { value } });
    await choose('2020-05-05');
    await submit(canvasElement);
    const words = 'Date of birth takes a day from 1920 to 2008';
    await expectErrorAt(canvasElement, 'Date of birth', words);
    await choose('2000-02-29');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ birthday: '2000-02-29' });
  },
};
