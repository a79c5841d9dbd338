import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dateRangeKind } from '../fields/date-range/date-range.kind.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import { extended } from '../testing/extended.ts';
import { expectRefusedAt, formOf, storyParameters, submit } from '../testing/story-args.ts';
import { moreSetup } from './more-setup.ts';

const setup = moreSetup();
const languages = ['English', 'हिन्दी', 'मराठी'].map((dictLabel, at) => ({
  dictLabel,
  dictValue: String(at + 1),
}));

const meta = {
  title: 'Extended descriptors',
  component: DynamicForm,
  parameters: storyParameters,
  args: { ...formOf(), setup },
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers show fields, make them required and hold them. */
export const Conditions: Story = {
  args: {
    descriptors: [
      extended({ key: 'Income', value: 'income', checkReq: 0, checkType: 1, lengthLimitMax: 9 }),
      extended({
        key: 'PAN',
        value: 'pan',
        checkReq: 0,
        semantic: 'pan',
        shownIf: { field: 'income', moreThan: 0 },
        requiredIf: { field: 'income', atLeast: 250000 },
      }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(/^PAN/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Income/), '1000');
    await userEvent.tab();
    await expect(await canvas.findByLabelText('PAN (optional)')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Income/), '000');
    await submit(canvasElement);
    await expectRefusedAt(canvasElement, 'PAN', 'Fill in PAN');
    await userEvent.type(canvas.getByLabelText('PAN'), 'abcpe1234f');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ income: '1000000', pan: 'ABCPE1234F' });
  },
};

/** A computed answer follows, is shown, cannot be typed, and is sent. */
export const Computed: Story = {
  args: {
    descriptors: [
      extended({ key: 'Salary', value: 'salary', checkType: 1, lengthLimitMax: 9 }),
      extended({
        key: 'Rent received',
        value: 'rent',
        checkType: 1,
        lengthLimitMax: 9,
        checkReq: 0,
      }),
      extended({ key: 'Income', value: 'income', computed: { sum: ['salary', 'rent'] } }),
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

/** Several of a few choices. */
export const SeveralChoices: Story = {
  args: {
    descriptors: [
      extended({
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

const journey = dateRangeKind({
  dataType: 31,
  first: '2026-01-01',
  last: '2026-12-31',
  words: { from: 'From', to: 'To', wrong: '{label} takes two days of 2026, the later one last' },
});

/** Two days that belong together. */
export const DateRange: Story = {
  args: {
    descriptors: [extended({ key: 'Journey', value: 'journey', dataType: 31 })],
    setup: { ...setup, kinds: { ...setup.kinds, journey } },
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

/** A check that sees blanks: either a phone or an e-mail. */
export const EitherOr: Story = {
  args: {
    descriptors: [
      extended({ key: 'Phone', value: 'phone', semantic: 'phone', checkReq: 0 }),
      extended({ key: 'E-mail', value: 'email', semantic: 'email', checkReq: 0 }),
    ],
    setup: {
      ...setup,
      crossChecks: [
        {
          at: 'phone',
          reads: ['email'],
          seesBlanks: true,
          check: ({ phone, email }) => (phone || email ? undefined : 'Give a phone or an e-mail'),
        },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expectRefusedAt(canvasElement, 'Phone', 'Give a phone or an e-mail');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'asha@example.in');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'asha@example.in' });
  },
};
