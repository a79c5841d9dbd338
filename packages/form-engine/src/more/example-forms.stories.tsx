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

/** The form, filled in with its payload, sends that payload. */
const sends = ({
  descriptors,
  payload,
}: (typeof exampleForms)[keyof typeof exampleForms]): Story => ({
  args: { descriptors: [...descriptors], initialValues: payload },
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith(payload);
  },
});

export const EKyc: Story = sends(exampleForms.eKyc);
export const BankAccount: Story = sends(exampleForms.bankAccount);
export const AddressByPinCode: Story = sends(exampleForms.address);
export const NomineeOnCondition: Story = sends(exampleForms.nominee);
export const SalarySlip: Story = sends(exampleForms.salary);
