import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import type { FormValues } from '../model/form-value.ts';
import { descriptor, everyTypeDescriptors, workInfoPage } from '../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../testing/story-args.ts';
import { joinWorkLists } from '../schema/join-work-lists.ts';
import { DynamicForm } from './dynamic-form.tsx';
import type { FormHandle } from './form-handle.ts';

const meta = {
  title: 'DynamicForm',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(...everyTypeDescriptors),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = { globals: { textSize: 200 } };

/**
 * If all required fields are filled in, pressing Enter sends the form. The sent values include the
 * text of the field that is being edited.
 */
export const FilledIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), ' Priya Sharma ');
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    await userEvent.click(canvas.getByLabelText('State'));
    await userEvent.click(await canvas.findByRole('option', { name: 'Goa' }));
    await userEvent.click(canvas.getByLabelText('District'));
    await userEvent.click(await canvas.findByRole('option', { name: 'South Goa' }));
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

/**
 * After a submit with missing required answers, screen readers announce the errors once. A list of
 * the errors links to the invalid fields, in the order in which the form shows them.
 */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Full name', 'Fill in Full name');
    // `getByRole` throws if there is a second live region, which would announce the errors twice.
    await expect(canvas.getByRole('status')).toHaveTextContent('5 fields need attention');
    await expect(canvas.queryByRole('alert')).toBeNull();
    const summary = within(canvas.getByRole('region', { name: 'To correct: 5' }));
    await expect(summary.getByRole('heading', { level: 2 })).toHaveTextContent('To correct: 5');
    const links = summary.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent);
    await expect(links).toEqual(['Full name', 'Education', 'State', 'District', 'PIN code']);
    await userEvent.click(canvas.getByRole('link', { name: 'Fill in PIN code' }));
    await expect(canvas.getByLabelText('PIN code')).toHaveFocus();
  },
};

/**
 * As soon as a field is corrected, its error is removed from the error summary. The other errors
 * remain.
 */
export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    const name = canvas.getByLabelText('Full name');
    await userEvent.type(name, 'Priya ');
    await expect(name).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.type(name, 'Sharma ');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveValue('Priya Sharma'));
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Graduate');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByLabelText('Full name')).not.toHaveAttribute('aria-invalid');
  },
};

/**
 * A new error appears only after the user releases the mouse button. Otherwise, the error would
 * move the pressed element away from the pointer.
 */
export const ClearedAndLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Priya');
    await userEvent.clear(canvas.getByLabelText('Full name'));
    const target = canvas.getByLabelText('Education');
    // Only the `userEvent` instance that pressed the mouse button can release it.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target });
    await expect(canvas.getByLabelText('Full name')).not.toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
};

/** While the form is being sent, its fields are read-only, and the focused field stays focused. */
export const Sending: Story = {
  render: function Sending({ onSubmit, ...args }) {
    const [isSubmitting, setIsSubmitting] = useState(false);
    const send = (values: FormValues) => {
      onSubmit(values);
      setIsSubmitting(true);
    };
    return (
      <>
        <DynamicForm {...args} isSubmitting={isSubmitting} onSubmit={send} />
        <button type="button" onClick={() => setIsSubmitting(false)}>
          Answer
        </button>
      </>
    );
  },
  args: formArgsFor(...everyTypeDescriptors.map((item) => ({ ...item, checkReq: 0 as const }))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [name, education, state] = ['Full name', 'Education', 'State'].map((label) =>
      canvas.getByLabelText(new RegExp(`^${label}`)),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await canvas.findAllByText('Please select');
    await userEvent.type(name, 'Priya{Enter}');
    await expect(canvas.getByText('Sending')).toHaveAttribute('role', 'status');
    await expect(name).toHaveFocus();
    await userEvent.keyboard(' Rao{Enter}');
    await userEvent.selectOptions(education, 'Graduate');
    await userEvent.click(state);
    await submit(canvasElement);
    await expect(name).toHaveValue('Priya');
    await expect(education).toHaveValue('');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.type(name, ' Rao');
    await userEvent.selectOptions(education, 'Graduate');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ fullName: 'Priya Rao', education: '2' });
  },
};

/** Work status 3, a student, shows optional fields. Other statuses hide these fields (§4). */
export const WorkStatus: Story = {
  args: formArgsFor(...joinWorkLists(workInfoPage)),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByLabelText('Work status');
    await expect(canvas.queryByLabelText(/^Company/)).toBeNull();
    await submit(canvasElement);
    await userEvent.selectOptions(status, 'Student');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 more fields are shown');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText('Company (optional)'), 'Kosha');
    await userEvent.type(canvas.getByLabelText('Monthly income'), '25000');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      workStatus: '3',
      monthlyIncome: '25000',
      companyName: 'Kosha',
    });
    await userEvent.selectOptions(status, 'Salaried');
    await expect(canvas.queryByLabelText(/^Company/)).toBeNull();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      workStatus: '1',
      monthlyIncome: '25000',
    });
  },
};

/**
 * With the form's `ref`, an app can fill in a field, focus a field, and submit or reset the form.
 * `onChange` notifies the app of every change.
 */
export const ExternalValues: Story = {
  args: { ...formArgsFor(...everyTypeDescriptors), onChange: fn(), readOnlyFields: ['payDay'] },
  render: function FromOutside(args) {
    const form = useRef<FormHandle>(null);
    const actions = {
      Fill: () => form.current?.setValue('fullName', 'Priya'),
      Look: () => form.current?.focus('pinCode'),
      Send: () => form.current?.submit(),
      Reset: () => form.current?.reset(),
    };
    return (
      <>
        <DynamicForm
          {...args}
          ref={form}
          initialValues={{ payDay: 7, fullName: 'A', education: '2' }}
        />
        {Object.entries(actions).map(([name, act]) => (
          <button key={name} type="button" onClick={act}>
            {name}
          </button>
        ))}
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const name = canvas.getByLabelText('Full name');
    const payDay = canvas.getByLabelText(/^Pay day/);
    await userEvent.type(name, 'bc');
    await press('Fill');
    await expect(name).toHaveValue('Priya');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      fullName: 'Priya',
      education: '2',
      payDay: 7,
    });
    await userEvent.selectOptions(payDay, '8');
    await expect(payDay).toHaveValue('7');
    await press('Look');
    await expect(canvas.getByLabelText('PIN code')).toHaveFocus();
    await press('Send');
    await expectErrorAt(canvasElement, 'State', 'Choose State');
    await press('Reset');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('A');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/**
 * If some descriptors are invalid, the valid fields are shown, and the invalid ones are reported.
 */
export const Malformed: Story = {
  args: {
    ...formArgsFor(),
    onSchemaIssue: fn(),
    fields: [
      null,
      descriptor({ value: '__proto__' }),
      descriptor({ value: 'constructor', key: 'Constructor' }),
      descriptor({ value: 'a.b[0]', key: 'Path' }),
      descriptor({ value: 'constructor' }),
      { value: 'bare' },
    ] as readonly FieldDescriptor[],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Constructor'), 'x');
    await userEvent.type(canvas.getByLabelText('Path'), 'y');
    await userEvent.type(canvas.getByLabelText('bare (optional)'), 'z{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      constructor: 'x',
      'a.b[0]': 'y',
      bare: 'z',
    });
    await expect(args.onSchemaIssue).toHaveBeenCalledOnce();
  },
};
