import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleForms } from '../../examples/forms/index.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import { formOf, storyParameters, submit } from '../testing/story-args.ts';
import { moreSetup } from './more-setup.ts';

const meta = {
  title: 'Forms of real products',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formOf(), setup: moreSetup() },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Example = (typeof exampleForms)[keyof typeof exampleForms];

const shown = ({ descriptors, payload }: Example) => ({
  descriptors: [...descriptors],
  initialValues: payload,
});

/** The form, filled in with its payload, sends that payload. */
const sends = (example: Example): Story => ({
  args: shown(example),
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith(example.payload);
  },
});

/** The same page by page, with the last page that shows all answers. */
const sendsByPages = (example: Example, titles: readonly string[]): Story => ({
  args: { ...shown(example), hasReview: true, submitLabel: 'Send' },
  play: async ({ canvas, userEvent, args }) => {
    for (const title of titles) {
      await canvas.findByRole('heading', { name: title, level: 2 });
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    }
    await canvas.findByRole('heading', { name: 'Check your answers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(example.payload);
  },
});

export const EKyc: Story = sends(exampleForms.eKyc);
export const BankAccount: Story = sends(exampleForms.bankAccount);
export const PropertyTaxWithFloors: Story = sends(exampleForms.propertyTax);
export const InsuranceWithDependants: Story = sends(exampleForms.insurance);
export const AddressByPinCode: Story = sends(exampleForms.address);
export const SalarySlip: Story = sends(exampleForms.salary);
export const NomineeOnCondition: Story = sends(exampleForms.nominee);
export const CoApplicant: Story = sends(exampleForms.coApplicant);
export const GstRegistration: Story = sendsByPages(exampleForms.gst, [
  'Business',
  'Partners',
  'Premises',
  'Contact',
]);
export const OneThingAPage: Story = sendsByPages(exampleForms.jugglingLicence, [
  'What is your name?',
  'Where do you live?',
  'What is your PIN code?',
  'Have you juggled before?',
  'What do you juggle?',
  'How can we reach you?',
]);
