import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { descriptor, immediateOptionLoaders } from '../../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const liveState = descriptor({ key: 'State', value: 'liveState', dataType: 4 });

const meta = {
  title: 'Field types/State',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(liveState),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Please select');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'State', 'Choose State');
  },
};

/** The search finds a state by any part of its name. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('State'));
    await userEvent.type(await canvas.findByLabelText('Search'), 'RASH');
    await userEvent.click(await canvas.findByRole('option', { name: 'Maharashtra' }));
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ liveState: '27' });
  },
};

/** If the field is optional, its choice can be cleared. */
export const Cleared: Story = {
  args: formArgsFor({ ...liveState, checkReq: 0 }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const state = canvas.getByLabelText(/^State/);
    await userEvent.click(state);
    await userEvent.click(await canvas.findByRole('option', { name: 'Goa' }));
    await expect(state).toHaveTextContent('Goa');
    await userEvent.click(state);
    await userEvent.click(await canvas.findByRole('option', { name: 'No answer' }));
    await expect(state).toHaveTextContent('Please select');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const Loading: Story = {
  args: { options: { ...immediateOptionLoaders, states: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading State…')).toBeVisible();
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'State', 'Choose State');
  },
};

let isOffline = true;
const statesOnceOnline: typeof immediateOptionLoaders.states = (...request) =>
  isOffline ? Promise.reject(new Error('offline')) : immediateOptionLoaders.states(...request);

/**
 * If the list of states fails to load, the button 'Retry' loads the list again, and moves the focus
 * to the field.
 */
export const FailedAndRetry: Story = {
  args: { options: { ...immediateOptionLoaders, states: statesOnceOnline } },
  beforeEach: () => {
    isOffline = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('State could not be loaded'),
    );
    isOffline = false;
    await userEvent.click(retry);
    await canvas.findByText('Please select');
    await expect(canvas.getByLabelText('State')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    options: { ...immediateOptionLoaders, states: () => Promise.reject(new Error('offline')) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};

/** If the list of states is empty, the field is optional, because nobody could choose a state. */
export const NoChoices: Story = {
  args: { options: { ...immediateOptionLoaders, states: () => Promise.resolve([]) } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('There is no State to choose from');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};
