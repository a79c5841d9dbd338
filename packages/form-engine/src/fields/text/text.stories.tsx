import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DynamicForm } from '../../form/dynamic-form.tsx';
import { descriptor } from '../../testing/fields.ts';
import { expectErrorAt, formArgsFor, storyParameters, submit } from '../../testing/story-args.ts';

const pinCode = descriptor({
  key: 'PIN code',
  value: 'pinCode',
  checkType: 1,
  lengthLimitMax: 6,
  label: '6 digits',
});

const meta = {
  title: 'Field types/Text',
  component: DynamicForm,
  parameters: storyParameters,
  args: formArgsFor(descriptor({ lengthLimitMax: 20 })),
} satisfies Meta<typeof DynamicForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Optional: Story = { args: formArgsFor(descriptor({ checkReq: 0 })) };

export const Required: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Full name'), '   ');
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'Full name', 'Fill in Full name');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A text that is too long is not cut off, but shows an error. */
export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Full name');
    const send = async (name: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, name);
      await submit(canvasElement);
    };
    const words = 'Use at most 20 characters for Full name';
    await send('Priyadarshini Ramasubramanian');
    await expectErrorAt(canvasElement, 'Full name', words);
    await userEvent.clear(field);
    await userEvent.type(field, 'Priya');
    await userEvent.tab();
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await send('Priyadarshini Ramasubramanian');
    await expectErrorAt(canvasElement, 'Full name', words);
  },
};

/** Characters that names do not have are removed and reported below the field. */
export const PersonName: Story = {
  args: formArgsFor(descriptor({ lengthLimitMax: 20 })),
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Full name');
    await userEvent.type(field, '<Anne-Marie> D’Souza2');
    await expect(field).toHaveValue("Anne-Marie D'Souza");
    await expect(field).toHaveAccessibleDescription(/Left out, as names do not have it: 2/);
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ fullName: "Anne-Marie D'Souza" }),
    );
  },
};

/** A number field accepts only digits, up to the maximum length in the descriptor (§5). */
export const Digits: Story = {
  args: formArgsFor(pinCode),
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('PIN code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription('6 digits');
    await userEvent.type(field, '4o0 06-912');
    await expect(field).toHaveValue('400691');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ pinCode: '400691' });
  },
};

/**
 * If a mobile number is too long because of its prefix, the prefix is removed, not the last digits
 * (D45).
 */
export const MobileNumber: Story = {
  args: formArgsFor(
    descriptor({ key: 'Second mobile', value: 'secondMobile', checkType: 1, lengthLimitMax: 10 }),
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Second mobile');
    await userEvent.click(field);
    await userEvent.paste('+91 98765-43210');
    await expect(field).toHaveValue('9876543210');
    await userEvent.clear(field);
    await userEvent.type(field, '919876543210');
    await expect(field).toHaveValue('9876543210');
  },
};

/**
 * A phone number that is too long even without its prefix shows an error. The number is not
 * shortened, because the shorter number could belong to another person.
 */
export const ForeignNumber: Story = {
  args: MobileNumber.args!,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Second mobile');
    const words = 'Second mobile takes a number of India with at most 10 digits';
    await userEvent.type(field, '98765432101{Enter}');
    await expectErrorAt(canvasElement, 'Second mobile', words);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ secondMobile: '9876543210' });
    await userEvent.clear(field);
    await userEvent.paste('+1 212 555 0100');
    await expect(field).toHaveValue('+12125550100');
    await userEvent.keyboard('{Enter}');
    await expectErrorAt(canvasElement, 'Second mobile', words);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** If the descriptor has no maximum length, a number field accepts at most 5 digits (§5). */
export const DigitsWithoutLength: Story = {
  args: formArgsFor(descriptor({ key: 'Income', value: 'income', checkType: 1 })),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Income');
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('12345');
    await expect(field).not.toHaveAccessibleDescription(/digits only/);
    await userEvent.clear(field);
    // A removed decimal point or sign is reported, because the amount may be wrong (D69).
    for (const [typed, held] of [
      ['1.5', '15'],
      ['-500', '500'],
      ['250.00', '25000'],
    ] as const) {
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(held);
      await expect(field).toHaveAccessibleDescription('Income takes digits only');
      await userEvent.clear(field);
      await expect(field).not.toHaveAccessibleDescription(/digits only/);
    }
    await userEvent.type(field, '25,000');
    await expect(field).toHaveValue('25000');
    await expect(field).not.toHaveAccessibleDescription(/digits only/);
  },
};

/**
 * If the type of a field is unknown, it becomes a text field, so that the form can be sent (D22).
 */
export const UnknownType: Story = {
  args: formArgsFor(descriptor({ key: 'Blood group', value: 'bloodGroup', dataType: 42 })),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Blood group'), 'O+{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ bloodGroup: 'O+' });
  },
};

/**
 * Labels in Arabic and Hindi, a label that looks like HTML and a very long label are shown as plain
 * text.
 */
export const AnyScript: Story = {
  args: formArgsFor(
    descriptor({ key: 'اسم الأب', value: 'father' }),
    descriptor({ key: '<script>alert(1)</script>', value: 'constructor' }),
    descriptor({ key: 'पिता का नाम', value: 'father2' }),
    descriptor({ key: 'x'.repeat(220), value: 'long' }),
  ),
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expectErrorAt(canvasElement, 'اسم الأب', 'اسم الأب');
  },
};
