import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { descriptor, promptOptions } from '../../testing/descriptors.ts';
import { expectRefusedAt, formOf, storyParameters, submit } from '../../testing/story-args.ts';

const liveState = descriptor({ key: 'State', value: 'liveState', dataType: 4 });
const liveDistrict = descriptor({ key: 'District', value: 'liveDistrict', dataType: 5 });

const meta = {
  title: 'Form engine/Kinds/District',
  component: DynamicForm,
  parameters: storyParameters,
  args: formOf(liveState, liveDistrict),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, label: string, choice: string) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.click(await canvas.findByRole('button', { name: choice }));
}

/** Cannot be opened before a state is chosen, and says so. */
export const WaitsForState: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('District');
    await expect(field).toBeDisabled();
    await expect(field).toHaveTextContent('Choose State first');
  },
};

export const Required: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'State', 'Goa');
    await within(canvasElement).findByText('Please select');
    await submit(canvasElement);
    await expectRefusedAt(canvasElement, 'District', 'Choose District');
  },
};

/** Another state resets the district and loads its own; the same state again leaves it alone (§4). */
export const FollowsState: Story = {
  args: { options: { ...promptOptions, districts: fn(promptOptions.districts) } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('District');
    await choose(canvasElement, 'State', 'Goa');
    await choose(canvasElement, 'District', 'South Goa');
    await choose(canvasElement, 'State', 'Goa');
    await expect(field).toHaveTextContent('South Goa');
    await choose(canvasElement, 'State', 'Maharashtra');
    await expect(field).not.toHaveTextContent('South Goa');
    await submit(canvasElement);
    await expectRefusedAt(canvasElement, 'District', 'Choose District');
    await choose(canvasElement, 'District', 'Pune');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveState: '27', liveDistrict: '27-1' });
    await expect(args.options.districts).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  args: { options: { ...promptOptions, districts: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'State', 'Goa');
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};

/** No state says which districts there are: text takes its place. */
export const WithoutState: Story = {
  args: formOf(liveDistrict),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('District'), 'Pune{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveDistrict: 'Pune' });
  },
};
