import { whenIdle } from '@kosha/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DynamicForm, type DynamicFormProps } from '../form/dynamic-form.tsx';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { formArgsFor, storyParameters } from '../testing/story-args.ts';
import { clearDraft, hasDraft } from './draft-storage.ts';

function Leavable(props: DynamicFormProps) {
  const [isHere, setIsHere] = useState(true);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const unload = () => {
    // The mock network stops on `pagehide`, except if `persisted` is true.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    setIsHere(false);
  };
  if (!isHere) {
    return (
      <button type="button" onClick={() => setIsHere(true)}>
        Come back
      </button>
    );
  }
  return (
    <>
      <DynamicForm {...props} />
      <button type="button" onMouseDown={keepFocus} onClick={unload}>
        Unload
      </button>
      <button type="button" onMouseDown={keepFocus} onClick={() => setIsHere(false)}>
        Leave
      </button>
    </>
  );
}

const meta = {
  title: 'Drafts',
  component: Leavable,
  parameters: storyParameters,
  args: { ...formArgsFor(...everyTypeDescriptors), draftKey: 'basic' },
} satisfies Meta<typeof Leavable>;

export default meta;
type Story = StoryObj<typeof meta>;

async function reload(canvasElement: HTMLElement, way: 'Unload' | 'Leave' = 'Unload') {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: way }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
}

/** A reload restores all answers, including the text that is being typed. */
export const Reloaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    await userEvent.click(canvas.getByLabelText('State'));
    await userEvent.click(await canvas.findByRole('option', { name: 'Goa' }));
    await userEvent.click(canvas.getByLabelText('District'));
    await userEvent.click(await canvas.findByRole('option', { name: 'North Goa' }));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Pri');
    await reload(canvasElement);
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Pri');
    await expect(canvas.getByLabelText('Education')).toHaveDisplayValue('Graduate');
    await expect(await canvas.findByText('North Goa')).toBeVisible();
  },
};

/**
 * An identity number is not saved in the draft. The form detects an identity number by the label or
 * name of the field, or by the format of the answer.
 */
export const IdentityNumbers: Story = {
  args: formArgsFor(
    descriptor({ key: 'PAN', value: 'panNo', checkReq: 0 }),
    descriptor({ key: 'Nickname', value: 'nickname', checkReq: 0 }),
    descriptor({ key: 'City', value: 'city', checkReq: 0 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(/^PAN/)).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(canvas.getByLabelText(/^PAN/), 'ABCDE1234F');
    await userEvent.type(canvas.getByLabelText(/^Nickname/), '2341 2341 2346');
    await userEvent.type(canvas.getByLabelText(/^City/), 'Pune');
    await reload(canvasElement);
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Pune');
    await expect(canvas.getByLabelText(/^PAN/)).toHaveValue('');
    await expect(canvas.getByLabelText(/^Nickname/)).toHaveValue('');
    await expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE1234F|2341/);
  },
};

/**
 * If the form is removed and shown again, it restores all answers, including the text that is being
 * typed.
 */
export const LeftAndReturned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Pri');
    await reload(canvasElement, 'Leave');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Pri');
  },
};

/** If the server changes the fields while a person types, the form keeps all answers. */
export const DescriptorsChange: Story = {
  render: function Changing(args) {
    const [fields, setFields] = useState(args.fields);
    return (
      <>
        <DynamicForm {...args} fields={fields} />
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            setFields([
              descriptor({ key: 'Email', value: 'email' }),
              ...everyTypeDescriptors.map((item) =>
                item.dataType === 0 ? { ...item, key: 'Schooling' } : item,
              ),
            ])
          }
        >
          Change
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    await userEvent.type(canvas.getByLabelText('Full name'), 'Pri');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Pri');
    await expect(canvas.getByLabelText('Schooling')).toHaveValue('2');
  },
};

/** If the draft is deleted while a save is pending, this save does not create the draft again. */
export const ClearedBeforeSaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    clearDraft('basic');
    // The save was queued first and has an earlier deadline (3000 ms), so this callback runs after it.
    await new Promise<void>((resolve) => whenIdle(resolve, 3500));
    await expect(hasDraft('basic')).toBe(false);
  },
};

/** After the form was sent successfully, its draft is deleted. */
export const Sent: Story = {
  args: { ...formArgsFor(descriptor()), onSubmit: fn(() => clearDraft('basic')) },
  play: async ({ canvasElement }) => {
    const field = () => within(canvasElement).getByLabelText('Full name');
    await userEvent.type(field(), 'Priya{Enter}');
    await reload(canvasElement);
    await expect(field()).toHaveValue('');
  },
};
