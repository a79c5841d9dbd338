import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { extendedTypeDescriptors, extendedTypesConfig } from '../../testing/extended-types.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const meta = {
  title: 'Field types/Checkbox',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(extendedTypeDescriptors.consent), config: extendedTypesConfig() },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A required checkbox must be ticked. It is sent as the number 1. */
export const Ticked: Story = {
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'I agree', 'Tick the box to go on');
    const box = within(canvasElement).getByRole('checkbox', { name: /^I agree/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toHaveAttribute('aria-invalid');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ consent: 1 });
  },
};

/** If an optional checkbox is not ticked, it is not sent. */
export const Optional: Story = {
  args: { ...formArgsFor({ ...extendedTypeDescriptors.consent, checkReq: 0 }) },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^I agree \(optional\)/ });
    await userEvent.dblClick(box);
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const ReadOnly: Story = {
  args: { readOnlyFields: ['consent'], initialValues: { consent: 1 } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^I agree/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
