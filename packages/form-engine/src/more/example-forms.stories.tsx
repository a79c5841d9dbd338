import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { FollowingForm, type Follows } from '../../examples/following-form.tsx';
import { today, yearsAgo } from '../../examples/forms/day.ts';
import { exampleForms } from '../../examples/forms/index.ts';
import { exampleOptions, exampleSetup } from '../../examples/forms/setup.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import type { FormValues } from '../model/form-value.ts';
import { expectRefusedAt, formOf, storyParameters } from '../testing/story-args.ts';

const meta = {
  title: 'Forms of real products',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formOf(), setup: exampleSetup(), options: exampleOptions },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Example = (typeof exampleForms)[keyof typeof exampleForms];

/** The form, filled in with its payload but for these answers. */
const without = <One extends Example>(
  { descriptors, payload }: One,
  ...names: readonly (keyof One['payload'])[]
) => ({
  descriptors: [...descriptors],
  initialValues: Object.fromEntries(
    Object.entries(payload).filter(([name]) => !names.includes(name as keyof One['payload'])),
  ) as FormValues,
});

/** Others of its answers follow from one. */
const following = (follows: Follows): NonNullable<Story['render']> =>
  function Following(args) {
    return <FollowingForm {...args} follows={follows} />;
  };

const press = ({ canvas, userEvent }: Context, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));
const tick = ({ canvas, userEvent }: Context, label: RegExp) =>
  userEvent.click(canvas.getByRole('checkbox', { name: label }));
const chooseDay = ({ canvas }: Context, label: string, value: string) =>
  fireEvent.change(canvas.getByLabelText(label), { target: { value } });

/** Types into a field that is there by now. */
async function type({ canvas, userEvent }: Context, label: string | RegExp, text: string) {
  await userEvent.type(await canvas.findByLabelText(label), text);
}

async function typeAgain(context: Context, label: string, text: string) {
  await context.userEvent.clear(context.canvas.getByLabelText(label));
  await type(context, label, text);
}

async function choose({ canvas, userEvent }: Context, label: string, choice: string) {
  await userEvent.selectOptions(canvas.getByLabelText(label), choice);
}

/** Picks from a long list. */
async function pick({ canvas, userEvent }: Context, label: string, choice: string) {
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.click(await canvas.findByRole('option', { name: choice }));
}

async function upload({ canvas, userEvent }: Context, label: string, name: string) {
  const file = new File(['x'], name, { type: 'application/pdf' });
  await userEvent.upload(await canvas.findByLabelText(label), file);
  await canvas.findByText(`${name} is uploaded`);
}

/** Presses the button, and is refused at this field in these words. */
async function isRefused(context: Context, label: string, words: string) {
  await press(context, /^(Next|Send)$/);
  const field = context.canvas.getByLabelText(new RegExp(`^${label}`));
  await waitFor(() => expect(field).toHaveFocus());
  await expectRefusedAt(context.canvasElement, label, words);
  await expect(context.args.onSubmit).not.toHaveBeenCalled();
}

async function sends(context: Context, { payload }: Example, button = 'Next') {
  await press(context, button);
  await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(payload));
}

/** The next page comes. */
async function goOn(context: Context, title: string) {
  await press(context, 'Next');
  await context.canvas.findByRole('heading', { name: title, level: 2 });
}

const { eKyc, bankAccount, propertyTax, insurance, address } = exampleForms;
const { salary, nominee, coApplicant, gst, jugglingLicence } = exampleForms;

/** The documents at hand decide which numbers and files are asked for; somebody too young is refused. */
export const EKyc: Story = {
  args: without(eKyc, 'birth', 'documents', 'panNo', 'panFile', 'isTrue'),
  play: async (context) => {
    await expect(new Date().toISOString()).toContain(today);
    await expect(context.canvas.queryByLabelText('PAN')).toBeNull();
    await tick(context, /^PAN card/);
    await type(context, 'PAN', 'abcpe1234f');
    await upload(context, 'PAN card, front', 'pan.pdf');
    await chooseDay(context, 'Date of birth', yearsAgo(17));
    await tick(context, /^All of this/);
    const words = 'Date of birth is out of its range: 1 January 1930 to 22 November 2008';
    await isRefused(context, 'Date of birth', words);
    await chooseDay(context, 'Date of birth', '1990-05-17');
    await sends(context, eKyc);
  },
};

/** A code that no branch has is refused; the branch of a right one is filled in. */
export const BankAccount: Story = {
  args: without(bankAccount, 'ifsc', 'branch', 'kind', 'mayCheck'),
  render: following(bankAccount.follows),
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByLabelText('Account number')).toHaveValue('3021 1234 567');
    await type(context, 'IFSC code', 'sbin0999999');
    await choose(context, 'Kind of account', 'Joint');
    await canvas.findByLabelText('Name of the second holder');
    await tick(context, /^You may send/);
    await isRefused(context, 'IFSC code', 'No branch has this IFSC code');
    await typeAgain(context, 'IFSC code', 'sbin0000539');
    await context.userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Branch/)).toHaveValue(bankAccount.payload.branch),
    );
    // More than one line, and none of it cut.
    const lines = canvas.getByText(bankAccount.payload.branch);
    await expect(lines).toBeVisible();
    await expect(lines.scrollWidth).toBeLessThanOrEqual(lines.clientWidth);
    await sends(context, bankAccount);
  },
};

/** The tax of each floor, and of all, follows from the rate; a shop needs a plan. */
export const PropertyTaxWithFloors: Story = {
  args: without(propertyTax, 'rate', 'plan'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByLabelText('Number of the assessment')).toHaveValue('104-00217');
    await type(context, 'Rate for a square metre', '600');
    const words = 'Rate for a square metre is out of its range: 1 to 500';
    await isRefused(context, 'Rate for a square metre', words);
    await typeAgain(context, 'Rate for a square metre', '12');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Tax of the year')).toHaveValue('1500'));
    await upload(context, 'Plan of the building', 'plan.pdf');
    await sends(context, propertyTax);
  },
};

/** Somebody who becomes a child is asked for the school, and has to name it from 18 on. */
export const InsuranceWithDependants: Story = {
  args: {
    descriptors: [...insurance.descriptors],
    initialValues: {
      ...insurance.payload,
      dependants: [
        insurance.payload.dependants[0],
        { ...insurance.payload.dependants[1], relation: 'spouse', school: '' },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const tara = within(await canvas.findByRole('group', { name: 'Dependant 2' }));
    await expect(tara.queryByLabelText(/^School/)).toBeNull();
    await userEvent.selectOptions(await tara.findByLabelText('Is your'), 'Child');
    await tara.findByLabelText(/^School/);
    await isRefused(context, 'School or college', 'Fill in School or college');
    await type(context, 'School or college', 'St Xavier College');
    await sends(context, insurance);
  },
};

/** State and District follow from the PIN code; another place for post is asked for where it is wanted. */
export const AddressByPinCode: Story = {
  args: without(address, 'pinCode', 'liveState', 'liveDistrict', 'postTo', 'postPinCode'),
  render: following(address.follows),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await type(context, 'PIN code', '411001');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveTextContent('Maharashtra'));
    await waitFor(() => expect(canvas.getByLabelText('District')).toHaveTextContent('Pune'));
    await choose(context, 'Post goes to', 'Another address');
    await type(context, 'PIN code for post', '4030');
    const words = 'PIN code for post takes the 6 digits of a PIN code';
    await isRefused(context, 'PIN code for post', words);
    await type(context, 'PIN code for post', '01');
    await sends(context, address);
  },
};

/** Two days in the wrong order are refused; what is left of the pay follows. Where there is room, fields stand side by side. */
export const SalarySlip: Story = {
  args: without(salary, 'period', 'deductions', 'net', 'slip'),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    canvasElement.style.width = '62rem';
    const tops = () =>
      ['Basic pay', /^Allowances/, 'Deductions', /^Gross/].map(
        (label) => canvas.getByLabelText(label).getBoundingClientRect().top,
      );
    await waitFor(() => expect(new Set(tops()).size).toBeLessThan(4));
    canvasElement.style.width = '';
    await type(context, 'Deductions', '1800');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText(/^Net pay/)).toHaveValue('23200'));
    await upload(context, 'The slip', 'october.pdf');
    await chooseDay(context, 'From', '2026-10-31');
    await chooseDay(context, 'To', '2026-10-01');
    await press(context, 'Next');
    await waitFor(() => expect(canvas.getByLabelText('From')).toHaveFocus());
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Days that it is for takes two days from 1 August 2026 to 22 November 2026, the later one last',
    );
    await chooseDay(context, 'From', '2026-10-01');
    await chooseDay(context, 'To', '2026-10-31');
    await sends(context, salary);
  },
};

/** A nominee who is a child needs a guardian. */
export const NomineeOnCondition: Story = {
  args: { descriptors: [...nominee.descriptors] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByLabelText('Name')).toBeNull();
    await choose(context, 'Do you name a nominee?', 'Yes');
    await type(context, 'Name', 'Mira Rao');
    await pick(context, 'State', 'Goa');
    await pick(context, 'District', 'South Goa');
    await expect(canvas.queryByLabelText('Name of the guardian')).toBeNull();
    await chooseDay(context, 'Date of birth', '2019-03-14');
    await isRefused(context, 'Name of the guardian', 'Fill in Name of the guardian');
    await type(context, 'Name of the guardian', 'Ravi Rao');
    await type(context, 'Phone of the guardian', '9876543210');
    await sends(context, nominee);
  },
};

/** Two who apply are both asked, and what they earn counts together. */
export const CoApplicant: Story = {
  args: without(coApplicant, 'applies', 'coPan', 'coAgrees', 'bothEarn'),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Who applies?', 'I alone');
    await canvas.findByLabelText('Who guarantees for you?');
    await choose(context, 'Who applies?', 'Two of us');
    await type(context, 'PAN of the co-applicant', 'bnzpm2501');
    await expect(canvas.queryByLabelText('Who guarantees for you?')).toBeNull();
    await tick(context, /^The co-applicant agrees/);
    const words = 'PAN of the co-applicant takes 10 characters, such as ABCPE1234F';
    await isRefused(context, 'PAN of the co-applicant', words);
    await type(context, 'PAN of the co-applicant', 'f');
    await sends(context, coApplicant);
  },
};

/** Page by page, with the partners of a partnership, and all answers at the end. */
export const GstRegistration: Story = {
  args: { ...without(gst, 'pan', 'kind', 'isTrue'), submitLabel: 'Send' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: 'Business', level: 2 });
    await type(context, 'PAN of the business', 'AABFR1234');
    await choose(context, 'Kind of business', 'Partnership');
    const words = 'PAN of the business must look like [A-Z]{5}\\d{4}[A-Z]';
    await isRefused(context, 'PAN of the business', words);
    await type(context, 'PAN of the business', 'K');
    await goOn(context, 'Partners');
    await goOn(context, 'Premises');
    await waitFor(() => expect(canvas.getAllByText('Pune')).toHaveLength(2));
    await goOn(context, 'Contact');
    await tick(context, /^All of this/);
    await goOn(context, 'Check your answers');
    await expect(canvas.getByText('1 April 2019')).toBeVisible();
    await expect(
      canvas.getByText('All of this is true', { selector: 'bdi' }).closest('div'),
    ).toHaveTextContent('Yes');
    await sends(context, gst, 'Send');
  },
};

/** One question a page. A page that is about somewhere else is passed over. */
export const OneThingAPage: Story = {
  args: { ...without(jugglingLicence, 'fullName', 'country'), submitLabel: 'Send' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'What is your name?', level: 2 });
    await isRefused(context, 'Full name', 'Fill in Full name');
    await type(context, 'Full name', 'Priya Rao');
    await goOn(context, 'When were you born?');
    await goOn(context, 'Where do you live?');
    await choose(context, 'Where do you live?', 'In India');
    await goOn(context, 'What is your PIN code?');
    await goOn(context, 'Have you juggled before?');
    await goOn(context, 'What do you juggle?');
    await goOn(context, 'How can we reach you?');
    await goOn(context, 'Check your answers');
    await sends(context, jugglingLicence, 'Send');
  },
};
