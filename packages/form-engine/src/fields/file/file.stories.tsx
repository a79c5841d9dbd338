import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { FormConfig } from '../../model/config.ts';
import { descriptor } from '../../testing/fields.ts';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { extendedTypeDescriptors, extendedTypesConfig } from '../../testing/extended-types.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const meta = {
  title: 'Field types/File',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(extendedTypeDescriptors.payslip), config: extendedTypesConfig() },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const pick = (canvasElement: HTMLElement, name: string, size = 10) =>
  userEvent.upload(
    within(canvasElement).getByLabelText('Payslip'),
    new File(['x'.repeat(size)], name, { type: 'application/pdf' }),
  );

export const Empty: Story = {};

let finish: (id: string) => void = () => undefined;

const halfDone = extendedTypesConfig((_, __, onProgress) => {
  onProgress(0.5);
  return new Promise((resolve) => {
    finish = resolve;
  });
});

/**
 * A chosen file is uploaded immediately, and its progress is shown. A file that was removed is not
 * sent.
 */
export const Uploaded: Story = {
  args: { config: halfDone },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Payslip', 'Choose Payslip');
    const upload = async (name: string) => {
      await pick(canvasElement, name);
      await expect(await canvas.findByRole('progressbar')).toHaveValue(0.5);
      finish(`kept-${name}`);
      await canvas.findByText(`${name} is uploaded`);
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    };
    await upload('april.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }));
    await expect(canvas.getByLabelText('Payslip')).toHaveValue('');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Payslip', 'Choose Payslip');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await upload('may.pdf');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ payslip: 'kept-may.pdf' });
  },
};

/** During an upload, the form cannot be sent. If another file is chosen, it replaces the first. */
export const Uploading: Story = {
  args: {
    config: extendedTypesConfig(({ name }) =>
      name === 'slow.pdf' ? new Promise(() => undefined) : Promise.resolve('kept'),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement, 'slow.pdf');
    await canvas.findByText('Uploading slow.pdf');
    await pick(canvasElement, 'quick.pdf');
    await canvas.findByText('quick.pdf is uploaded');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ payslip: 'kept' });
    await pick(canvasElement, 'slow.pdf');
    await canvas.findByText('Uploading slow.pdf');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Payslip', 'Payslip is not uploaded yet');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const job = descriptor({
  key: 'Job',
  value: 'job',
  dataType: 0,
  checkReq: 0,
  dictionaryVoList: [{ dictLabel: 'Yes', dictValue: '1' }],
});
const ifJob: FormConfig['visibility'] = ({ name }) =>
  name === 'payslip' ? { showWhen: { field: 'job', equals: '1' }, isOptional: false } : undefined;

/** If the field is hidden during an upload, the upload continues. */
export const HiddenWhileUploading: Story = {
  args: {
    ...formArgsFor(job, extendedTypeDescriptors.payslip),
    initialValues: { job: '1' },
    config: { ...halfDone, visibility: ifJob },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement, 'may.pdf');
    await expect(await canvas.findByRole('progressbar')).toHaveValue(0.5);
    await userEvent.selectOptions(canvas.getByLabelText(/^Job/), '');
    await expect(canvas.queryByLabelText('Payslip')).toBeNull();
    finish('kept');
    await userEvent.selectOptions(canvas.getByLabelText(/^Job/), '1');
    await canvas.findByText('may.pdf is uploaded');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ job: '1', payslip: 'kept' });
  },
};

/**
 * If a file was uploaded earlier, the field shows a message instead of the browser's text
 * 'No file chosen'. The form sends the id of the file again.
 */
export const UploadedBefore: Story = {
  args: { ...formArgsFor(extendedTypeDescriptors.payslip), initialValues: { payslip: 'old' } },
  play: async ({ canvasElement, args }) => {
    const { getByLabelText, getByText } = within(canvasElement);
    await expect(getByText('Payslip is there')).toBeVisible();
    const field = getByLabelText('Payslip');
    await expect(field).toHaveAccessibleDescription('Payslip is there');
    // The browser's text 'No file chosen' would be wrong, so the field hides it.
    await expect(getComputedStyle(field).fontSize).toBe('0px');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ payslip: 'old' });
  },
};

/**
 * A file that was uploaded before can be removed. A file of a type that is not allowed is rejected.
 */
export const UploadedBeforeAndRemoved: Story = {
  ...UploadedBefore,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }));
    await expect(canvas.getByLabelText('Payslip')).toHaveFocus();
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Payslip', 'Choose Payslip');
    const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Payslip'), photo, { applyAccept: false });
    await canvas.findByText('me.jpg is no PDF');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

let tries = 0;

/**
 * If an upload fails, the button 'Retry' uploads the file again. A file that is too large is not
 * uploaded.
 */
export const Failed: Story = {
  args: {
    config: extendedTypesConfig(async ({ name }) => {
      tries += 1;
      if (name === 'lost.pdf' || tries === 1) throw new Error('No connection');
      return 'kept at last';
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    tries = 0;
    await pick(canvasElement, 'large.pdf', 1001);
    await canvas.findByText('large.pdf is too large');
    await expect(tries).toBe(0);
    await pick(canvasElement, 'may.pdf');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByText('may.pdf is uploaded');
    await pick(canvasElement, 'lost.pdf');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
