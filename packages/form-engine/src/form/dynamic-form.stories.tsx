import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyKind, promptOptions } from '../testing/descriptors.ts';
import { englishTexts } from '../testing/texts.ts';
import { DynamicForm } from './dynamic-form.tsx';

const meta = {
  title: 'Form engine/DynamicForm',
  component: DynamicForm,
  parameters: { layout: 'padded' },
  args: {
    descriptors: everyKind,
    options: promptOptions,
    texts: englishTexts,
    formId: 'basic',
    submitLabel: 'Next',
    onSubmit: fn(),
  },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole form by hand: what is sent is what was filled in. */
export const FilledIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), ' Priya Sharma ');
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    await userEvent.click(canvas.getByLabelText('State'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Goa' }));
    await userEvent.click(canvas.getByLabelText('District'));
    await userEvent.click(await canvas.findByRole('button', { name: 'South Goa' }));
    await userEvent.type(canvas.getByLabelText('PIN code'), '40a30012{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Priya Sharma',
      education: '2',
      liveState: '30',
      liveDistrict: '30-1',
      pinCode: '403001',
    });
  },
};
