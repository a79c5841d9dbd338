import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseFields } from '../../schema/parse-fields.ts';
import { clearDraft } from '../../drafts/draft-storage.ts';
import { saveDraft } from '../../drafts/draft.ts';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import type { Choice } from '../../model/field-facts.ts';
import { descriptor, immediateOptionLoaders } from '../../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const liveState = descriptor({ key: 'State', value: 'liveState', dataType: 4 });
const liveDistrict = descriptor({ key: 'District', value: 'liveDistrict', dataType: 5 });

const meta = {
  title: 'Field types/District',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(liveState, liveDistrict),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, label: string, choice: string) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.click(await canvas.findByRole('option', { name: choice }));
}

/**
 * Before a state is chosen, a click on the field does not open the list of districts, but the field
 * can get the focus.
 */
export const WaitingForState: Story = {
  args: formArgsFor({ ...liveState, checkReq: 0 }, liveDistrict),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'District Choose State first' });
    await userEvent.click(field);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'District', 'Choose District');
  },
};

export const Required: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'State', 'Goa');
    await within(canvasElement).findByText('Please select');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'District', 'Choose District');
  },
};

/**
 * If another state is chosen, the district is cleared. If the same state is chosen again, nothing
 * changes (§4).
 */
export const FollowsState: Story = {
  args: { options: { ...immediateOptionLoaders, districts: fn(immediateOptionLoaders.districts) } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('District');
    await choose(canvasElement, 'State', 'Goa');
    await choose(canvasElement, 'District', 'South Goa');
    await choose(canvasElement, 'State', 'Goa');
    await expect(field).toHaveTextContent('South Goa');
    await choose(canvasElement, 'State', 'Maharashtra');
    await expect(field).not.toHaveTextContent('South Goa');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'District', 'Choose District');
    await choose(canvasElement, 'District', 'Pune');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveState: '27', liveDistrict: '27-1' });
    await expect(args.options?.districts).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  args: {
    options: { ...immediateOptionLoaders, districts: () => Promise.reject(new Error('offline')) },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'State', 'Goa');
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};

let resolveDistricts: (choices: readonly Choice[]) => void;

/** A district from a draft cannot be sent before the districts are loaded. */
export const NotLoadedYet: Story = {
  args: {
    draftKey: 'late',
    options: {
      ...immediateOptionLoaders,
      districts: () => new Promise((resolve) => (resolveDistricts = resolve)),
    },
  },
  beforeEach: () => {
    const { form } = parseFields([liveState, liveDistrict]);
    saveDraft('late', form, { f0: '30', f1: '30-1' });
    return () => clearDraft('late');
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Goa')).toBeVisible();
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'District', 'list for District has not been loaded yet');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Once the list of districts is loaded, a district that is in the list is valid and is sent. */
export const KnownOnceLoaded: Story = {
  ...NotLoadedYet,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Goa')).toBeVisible();
    await submit(canvasElement);
    resolveDistricts([{ value: '30-1', label: 'South Goa' }]);
    await waitFor(() => expect(canvas.getByLabelText('District')).toBeValid());
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByLabelText('District')).toHaveFocus();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveState: '30', liveDistrict: '30-1' });
  },
};

/**
 * If the loaded list of districts does not contain the district from the draft, the field shows an
 * error.
 */
export const UnknownOnceLoaded: Story = {
  ...NotLoadedYet,
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('Goa')).toBeVisible();
    await submit(canvasElement);
    resolveDistricts([{ value: '30-0', label: 'North Goa' }]);
    await within(canvasElement).findAllByText('Choose District from the list');
    await expectErrorAt(canvasElement, 'District', 'Choose District from the list');
    await submit(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** If the list of districts is empty, the district is optional. */
export const EmptyOnceLoaded: Story = {
  ...NotLoadedYet,
  beforeEach: () => {
    saveDraft('late', parseFields([liveState]).form, { f0: '30' });
    return () => clearDraft('late');
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Goa')).toBeVisible();
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'District', 'Choose District');
    resolveDistricts([]);
    await waitFor(() => expect(canvas.getByLabelText('District')).toBeValid());
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveState: '30' });
  },
};

/** In a form without a state field, the district becomes a text field. */
export const WithoutState: Story = {
  args: formArgsFor(liveDistrict),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('District'), 'Pune{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveDistrict: 'Pune' });
  },
};
