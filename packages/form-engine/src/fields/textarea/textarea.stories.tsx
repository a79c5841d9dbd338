import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { extendedTypeDescriptors, extendedTypesConfig } from '../../testing/extended-types.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const meta = {
  title: 'Field types/Long text',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(extendedTypeDescriptors.story), config: extendedTypesConfig() },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Line breaks are kept. A text that is too long is not cut off, but shows an error. */
export const FilledIn: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Your plan');
    await userEvent.type(field, 'A new roof{Enter}and a door, and then perhaps a window');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Your plan', 'Use at most 40 characters for Your plan');
    await userEvent.clear(field);
    await userEvent.type(field, 'A new roof{Enter}and a door');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ plan: 'A new roof\nand a door' });
  },
};
