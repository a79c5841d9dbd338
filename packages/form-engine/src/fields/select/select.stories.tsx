import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { defaultConfig } from '../../schema/default-config.ts';
import { descriptor } from '../../testing/fields.ts';
import { selectWithChips } from './select.field.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    dictLabel: `Choice ${index + 1}`,
    dictValue: String(index + 1),
  }));

const education = descriptor({
  key: 'Education',
  value: 'education',
  dataType: 0,
  dictionaryVoList: choices(3),
});

const meta = {
  title: 'Field types/Select',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(education),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Optional: Story = { args: formArgsFor({ ...education, checkReq: 0 }) };

export const Required: Story = {
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Education', 'Choose Education');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Education');
    await userEvent.selectOptions(field, 'Choice 2');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: '2' });
  },
};

/**
 * A field with a long list of choices opens a sheet with a search box. If the field is optional,
 * its choice can be cleared in this sheet.
 */
export const ManyChoices: Story = {
  args: formArgsFor({ ...education, checkReq: 0, dictionaryVoList: choices(10_000) }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Education/);
    await userEvent.click(field);
    const search = await canvas.findByLabelText('Search');
    await expect((await canvas.findAllByRole('option')).length).toBeLessThan(100);
    await userEvent.type(search, '9876');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: '9876' });
    await userEvent.click(field);
    await canvas.findByLabelText('Search');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(field).toHaveTextContent('Please select');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({});
    await userEvent.click(field);
    await canvas.findByLabelText('Search');
  },
};

const withChips = {
  ...defaultConfig,
  fieldTypes: { ...defaultConfig.fieldTypes, select: selectWithChips },
};

/**
 * A few short choices are shown as chips. Choosing a chip takes one tap, choosing from a list takes
 * two.
 */
export const Chips: Story = {
  args: { ...formArgsFor(education), config: withChips },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    const chips = canvas.getByRole('radiogroup', { name: 'Education' });
    await expect(chips).toHaveAccessibleDescription('Choose Education');
    await expect(canvas.getByRole('radio', { name: 'Choice 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Choice 2' }));
    await expect(chips).not.toHaveAttribute('aria-invalid');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: '2' });
  },
};

/** A chosen chip cannot be deselected, so an optional field is shown as a dropdown list. */
export const ChipsOptional: Story = {
  args: { ...formArgsFor({ ...education, checkReq: 0 }), config: withChips },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Education (optional)')).toHaveRole('combobox');
  },
};

/** If the server sends no choices, the field becomes a text field, so that the form can be sent. */
export const NoChoices: Story = {
  args: formArgsFor({ ...education, dictionaryVoList: null }),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Education'), 'Graduate{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: 'Graduate' });
  },
};
