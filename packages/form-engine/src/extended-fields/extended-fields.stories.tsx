import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dateRangeField } from '../fields/date-range/date-range.field.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import { extendedDescriptor } from '../testing/extended.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../testing/story-args.ts';
import { inGroups } from './in-groups.ts';
import { extendedConfig } from './extended-config.ts';

const config = extendedConfig();
const languages = ['English', 'हिन्दी', 'मराठी'].map((dictLabel, at) => ({
  dictLabel,
  dictValue: String(at + 1),
}));

const meta = {
  title: 'Extended fields',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formArgsFor(), config },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * An income above 0 makes the PAN field visible, and a high income makes it required. Any income
 * makes Currency read-only.
 */
export const Conditions: Story = {
  args: {
    fields: [
      extendedDescriptor({
        key: 'Income',
        value: 'income',
        checkReq: 0,
        checkType: 1,
        lengthLimitMax: 9,
      }),
      extendedDescriptor({
        key: 'PAN',
        value: 'pan',
        checkReq: 0,
        semantic: 'pan',
        shownIf: { field: 'income', moreThan: 0 },
        requiredIf: { field: 'income', atLeast: 250000 },
      }),
      extendedDescriptor({
        key: 'Currency',
        value: 'currency',
        readOnlyIf: { field: 'income', empty: false },
      }),
    ],
    initialValues: { currency: 'INR' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const currency = canvas.getByLabelText('Currency');
    await expect(canvas.queryByLabelText(/^PAN/)).toBeNull();
    await expect(currency).not.toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText(/^Income/), '1000');
    await userEvent.tab();
    await expect(await canvas.findByLabelText('PAN (optional)')).toBeVisible();
    await userEvent.type(currency, 'X');
    await expect(currency).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText(/^Income/), '000');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'PAN', 'Fill in PAN');
    await userEvent.type(canvas.getByLabelText('PAN'), 'abcpe1234f');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      income: '1000000',
      pan: 'ABCPE1234F',
      currency: 'INR',
    });
  },
};

/**
 * The Income field is computed as a sum of two other fields. It is shown, updated and sent, but
 * cannot be edited.
 */
export const Computed: Story = {
  args: {
    fields: [
      extendedDescriptor({ key: 'Salary', value: 'salary', checkType: 1, lengthLimitMax: 9 }),
      extendedDescriptor({
        key: 'Rent received',
        value: 'rent',
        checkType: 1,
        lengthLimitMax: 9,
        checkReq: 0,
      }),
      extendedDescriptor({ key: 'Income', value: 'income', computed: { sum: ['salary', 'rent'] } }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Salary'), '20000');
    await userEvent.type(canvas.getByLabelText(/^Rent/), '5000');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Income')).toHaveValue('25000'));
    await userEvent.type(canvas.getByLabelText('Income'), '9');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      salary: '20000',
      rent: '5000',
      income: '25000',
    });
  },
};

/** Several choices can be selected. They are sent as a list. */
export const SeveralChoices: Story = {
  args: {
    fields: [
      extendedDescriptor({
        key: 'Languages',
        value: 'languages',
        dataType: 0,
        multiple: true,
        dictionaryVoList: languages,
      }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(canvas.getByLabelText('English')).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose Languages');
    await userEvent.click(canvas.getByLabelText('मराठी'));
    await userEvent.click(canvas.getByLabelText('English'));
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ languages: ['1', '3'] });
  },
};

const tripDates = dateRangeField({
  dataType: 31,
  first: '2026-01-01',
  last: '2026-12-31',
  messages: { from: 'From', to: 'To', wrong: '{label} takes two days of 2026, the later one last' },
});

/** A date range has two inputs, but is sent as one value. */
export const DateRange: Story = {
  args: {
    fields: [extendedDescriptor({ key: 'Journey', value: 'journey', dataType: 31 })],
    config: { ...config, fieldTypes: { ...config.fieldTypes, tripDates } },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('From'), '2026-05-02');
    await submit(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('From')).toHaveFocus());
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Journey takes two days of 2026, the later one last',
    );
    await userEvent.type(canvas.getByLabelText('To'), '2026-05-09');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ journey: '2026-05-02/2026-05-09' });
  },
};

const pages = [
  extendedDescriptor({ key: 'Name', value: 'name', page: 'You' }),
  extendedDescriptor({ key: 'City', value: 'city', page: 'Home' }),
];

/**
 * The form has two pages. The button "Next" works only if the current page is valid. The button
 * "Back" always works.
 */
export const Pages: Story = {
  args: { fields: pages, submitLabel: 'Send' },
  play: async ({ canvas, userEvent: user, args }) => {
    await canvas.findByRole('heading', { name: 'You' });
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await user.type(canvas.getByLabelText('Name'), 'Priya{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Home' })).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You' })).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await user.type(await canvas.findByLabelText('City'), 'Pune');
    await user.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Priya', city: 'Pune' });
  },
};

/** The review page shows all answers. Each answer has a button that opens its field. */
export const ReviewPage: Story = {
  args: {
    fields: pages,
    hasReview: true,
    submitLabel: 'Send',
    initialValues: { name: 'Priya', city: 'Pune' },
  },
  play: async ({ canvas, userEvent: user }) => {
    await canvas.findByRole('heading', { name: 'You' });
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Home' });
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Check your answers' });
    await user.click(canvas.getByRole('button', { name: 'Change City' }));
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveFocus());
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Check your answers' })).toHaveFocus(),
    );
  },
};

/**
 * Spaces divide long numbers, such as an Aadhaar number or a PAN, into groups while they are typed.
 * The numbers are sent without these spaces.
 */
export const Masks: Story = {
  args: {
    fields: [
      extendedDescriptor({ key: 'Aadhaar', value: 'aadhaarNo', semantic: 'aadhaar' }),
      extendedDescriptor({ key: 'PAN', value: 'panNo', semantic: 'pan' }),
      extendedDescriptor({ key: 'Mobile', value: 'mobile', semantic: 'phone' }),
      extendedDescriptor({ key: 'Card', value: 'card', lengthLimitMax: 19 }),
    ],
    config: {
      ...config,
      format: ({ name }) =>
        name === 'card'
          ? {
              inputMode: 'numeric',
              autoComplete: 'cc-number',
              clean: (text, max) => text.replace(/\D/g, '').slice(0, max),
              show: inGroups(4, 4, 4, 4),
            }
          : undefined,
    },
  },
  play: async ({ canvas, userEvent: user, args }) => {
    await user.type(canvas.getByLabelText('Aadhaar'), '234123412346');
    await expect(canvas.getByLabelText('Aadhaar')).toHaveValue('2341 2341 2346');
    await user.type(canvas.getByLabelText('PAN'), 'abcpe1234f');
    await expect(canvas.getByLabelText('PAN')).toHaveValue('ABCPE 1234 F');
    await user.type(canvas.getByLabelText('Mobile'), '9876543210');
    await expect(canvas.getByLabelText('Mobile')).toHaveValue('98765 43210');
    await user.type(canvas.getByLabelText('Card'), '4111111111111111');
    await expect(canvas.getByLabelText('Card')).toHaveValue('4111 1111 1111 1111');
    await user.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      aadhaarNo: '234123412346',
      panNo: 'ABCPE1234F',
      mobile: '9876543210',
      card: '4111111111111111',
    });
  },
};

/** The number of columns depends on the width of the form, not on the width of the window. */
export const ColumnsByWidth: Story = {
  args: {
    hasColumns: true,
    fields: ['One', 'Two', 'Three'].map((key) =>
      extendedDescriptor({ key, value: key.toLowerCase() }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const tops = () =>
      ['One', 'Two', 'Three'].map((key) => canvas.getByLabelText(key).getBoundingClientRect().top);
    canvasElement.style.width = '20rem';
    await waitFor(() => expect(new Set(tops()).size).toBe(3));
    canvasElement.style.width = '42rem';
    await waitFor(() => expect(new Set(tops()).size).toBe(2));
    canvasElement.style.width = '62rem';
    await waitFor(() => expect(new Set(tops()).size).toBe(1));
    canvasElement.style.width = '';
  },
};

/** If both phone and e-mail are blank, the form is not sent. One of the two is enough. */
export const EitherOr: Story = {
  args: {
    fields: [
      extendedDescriptor({ key: 'Phone', value: 'phone', semantic: 'phone', checkReq: 0 }),
      extendedDescriptor({ key: 'E-mail', value: 'email', semantic: 'email', checkReq: 0 }),
    ],
    config: {
      ...config,
      validate: [
        {
          name: 'phone',
          deps: ['email'],
          includesBlank: true,
          validate: ({ phone, email }) =>
            phone || email ? undefined : 'Give a phone or an e-mail',
        },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Phone', 'Give a phone or an e-mail');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'asha@example.in');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'asha@example.in' });
  },
};
