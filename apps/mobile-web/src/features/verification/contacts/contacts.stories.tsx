import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNotCovered } from '../step/expect-not-covered.fixtures.ts';
import { ContactsScreen } from './contacts.screen.tsx';
import {
  fillContactsDraftExcept,
  withContactsNotDone,
  contactNameField,
  contactsNetwork,
  contactPhoneField,
  readChosenRelation,
  contactRelationRadios,
  successfulSave,
  contactsRequestSpy,
  tapNext,
} from './contacts.fixtures.ts';

const meta = {
  title: '2 Verify/Contacts',
  component: ContactsScreen,
  // Under the strict policy, the screen shows a form for one contact, which has its own stories.
  globals: { policy: 'specified' },
  parameters: contactsNetwork(successfulSave),
  decorators: [withContactsNotDone],
  beforeEach: () => {
    contactsRequestSpy.mockClear();
  },
} satisfies Meta<typeof ContactsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form asks for three contacts, each with its own list of relations. The browser does not
 * autofill it.
 */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 5 of 5')).toBeVisible();
    await expect(canvas.getByText(/never opens your phone book/)).toBeVisible();
    const relations = {
      First: ['1 Father', '2 Mother', '3 Spouse'],
      Second: ['1 brother', '2 sisters', '3 Children'],
      Third: ['1 Classmates', '2 Colleagues', '3 Friends'],
    };
    for (const which of ['First', 'Second', 'Third'] as const) {
      const shown = contactRelationRadios(canvas, which).map(
        ({ value, labels }) => `${value} ${labels?.[0]?.textContent}`,
      );
      await expect(shown).toEqual(relations[which]);
      await expect(contactNameField(canvas, which)).toHaveAttribute('autocomplete', 'off');
      await expect(contactPhoneField(canvas, which)).toHaveAttribute('autocomplete', 'off');
      await expect(contactPhoneField(canvas, which)).toHaveAttribute('inputmode', 'numeric');
    }
  },
};

export const DraftAfterReload: Story = {
  beforeEach: fillContactsDraftExcept('thirdRelation'),
  play: async ({ canvas }) => {
    await expect(contactNameField(canvas, 'Third')).toHaveValue("S. D'Souza");
    await expect(readChosenRelation(canvas, 'First')).toBe('2');
    await expect(readChosenRelation(canvas, 'Third')).toBe('');
  },
};

/**
 * The name field removes digits and most symbols, but keeps the letters of every script. A phone
 * number that is too long stays in the field and is rejected.
 */
export const Characters: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(contactNameField(canvas, 'First'), "Dr. A1n@i_ta’ O'Neil-");
    await expect(contactNameField(canvas, 'First')).toHaveValue("Dr. Anita' O'Neil");
    await userEvent.type(contactNameField(canvas, 'Second'), 'अनीता शर्मा');
    await expect(contactNameField(canvas, 'Second')).toHaveValue('अनीता शर्मा');
    await userEvent.type(contactPhoneField(canvas, 'First'), '98a76 543-21099');
    await expect(contactPhoneField(canvas, 'First')).toHaveValue('987654321099');
    await expect(contactPhoneField(canvas, 'First')).toHaveAccessibleDescription(/Too many digits/);
    await userEvent.type(contactPhoneField(canvas, 'Third'), '919876543210');
    await expect(contactPhoneField(canvas, 'Third')).toHaveValue('9876543210');
    await userEvent.click(contactPhoneField(canvas, 'Second'));
    await userEvent.paste('+91 98765 43210');
    await expect(contactPhoneField(canvas, 'Second')).toHaveValue('9876543210');
  },
};

/**
 * A foreign phone number stays in the field with its prefix, and a message rejects it. Numbers with
 * too many or too few digits are rejected too.
 */
export const ForeignNumber: Story = {
  beforeEach: fillContactsDraftExcept('twoMobile'),
  play: async ({ canvas }) => {
    const phone = contactPhoneField(canvas, 'Second');
    await userEvent.click(phone);
    await userEvent.paste('+65 9123 4567');
    await expect(phone).toHaveValue('+6591234567');
    await expect(phone).toHaveAccessibleDescription(/number of another country/);
    await tapNext(canvas);
    await expect(phone).toHaveFocus();
    await expect(contactsRequestSpy).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.paste('91 98765 4321');
    await tapNext(canvas);
    await expect(phone).toHaveAccessibleDescription(/Too many digits: a mobile number has 10/);
    await userEvent.clear(phone);
    await userEvent.paste('98765');
    await tapNext(canvas);
    await expect(phone).toHaveAccessibleDescription(/Too few digits: a mobile number has 10/);
    await expect(contactsRequestSpy).not.toHaveBeenCalled();
  },
};

/** If only one field is empty, "Next" focuses this field and shows a message about it. */
export const OneMissing: Story = {
  beforeEach: fillContactsDraftExcept('thirdName'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(contactNameField(canvas, 'Third')).toHaveFocus();
    await expect(contactNameField(canvas, 'Third')).toHaveAccessibleDescription(
      /Please input 3rd contact name$/,
    );
    await expect(canvas.queryByText(/complete the emergency contact/)).toBeNull();
    await expect(contactsRequestSpy).not.toHaveBeenCalled();
    await userEvent.keyboard('Asha');
    await expect(contactNameField(canvas, 'Third')).toBeValid();
    await expect(canvas.queryByText('Please input 3rd contact name')).toBeNull();
  },
};

export const TwoMissing: Story = {
  beforeEach: fillContactsDraftExcept('oneRelation', 'twoMobile'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(contactRelationRadios(canvas, 'First')[0]).toHaveFocus();
    await expectNotCovered(contactRelationRadios(canvas, 'First')[0]!);
    await expect(canvas.getByText('Please indicate 1st contact relationship')).toBeVisible();
    await expect(canvas.getByText('Please input 2nd contact phone number')).toBeVisible();
  },
};

export const FormEmpty: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /emergency contact information/,
    );
  },
};

/**
 * If more than two fields are empty, they share one message above the form. Each empty field then
 * only says "Fill this in".
 */
export const ThreeMissing: Story = {
  beforeEach: fillContactsDraftExcept('oneName', 'oneRelation', 'twoMobile'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    const message =
      'In order to apply for a loan, please complete the emergency contact information.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(contactNameField(canvas, 'First')).toHaveFocus();
    await expectNotCovered(contactNameField(canvas, 'First'));
    await expect(canvas.queryByText(/\d(st|nd|rd) contact/)).toBeNull();
    await expect(canvas.getAllByText('Fill this in')).toHaveLength(3);
    await userEvent.type(contactNameField(canvas, 'First'), 'Asha');
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.getByText('Please indicate 1st contact relationship')).toBeVisible();
  },
};

/** Invalid values and characters in a stored draft are removed before the form shows the draft. */
export const MalformedDraft: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'kosha.contacts',
      '{"oneName":{"a":1},"oneMobile":"<b>1","oneRelation":"9","__proto__":{"twoName":"x"}}',
    );
  },
  play: async ({ canvas }) => {
    await expect(contactNameField(canvas, 'First')).toHaveValue('');
    await expect(contactPhoneField(canvas, 'First')).toHaveValue('1');
    await expect(readChosenRelation(canvas, 'First')).toBe('');
    await expect(contactNameField(canvas, 'Second')).toHaveValue('');
  },
};

export const SmallPhone: Story = {
  tags: ['state'],
  ...ThreeMissing,
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
