import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { descriptor } from '../../testing/descriptors.ts';
import { expectRefusedAt, formOf, storyParameters, submit } from '../../testing/story-args.ts';

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
  title: 'Kinds/Dropdown',
  component: DynamicForm,
  parameters: storyParameters,
  args: formOf(education),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Optional: Story = { args: formOf({ ...education, checkReq: 0 }) };

export const Required: Story = {
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await expectRefusedAt(canvasElement, 'Education', 'Choose Education');
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

/** A long list is searched in a sheet, which shows 100 at a time. */
export const ManyChoices: Story = {
  args: formOf({ ...education, dictionaryVoList: choices(10_000) }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Education'));
    const search = await canvas.findByLabelText('Search');
    await expect((await canvas.findAllByRole('option')).length).toBeLessThan(100);
    await userEvent.type(search, '9876');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Education')).toHaveFocus();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: '9876' });
  },
};

/** Without choices it becomes a text field, so that the form can be sent. */
export const NoChoices: Story = {
  args: formOf({ ...education, dictionaryVoList: null }),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Education'), 'Graduate{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ education: 'Graduate' });
  },
};
