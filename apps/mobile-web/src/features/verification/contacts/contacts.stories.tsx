import {
  mockPost,
  networkError,
  neverAnswers,
  refusal,
  sessionLost,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { paths, patterns } from '../../../shared/paths.ts';
import { endSession, startSession } from '../../../shared/session/session.ts';
import { readContactsDraft, writeContactsDraft } from './contacts-draft.ts';
import { makeForm } from './contacts-form.ts';
import { aContactsForm } from './contacts.fixtures.ts';
import { ContactsScreen } from './contacts.screen.tsx';

type Canvas = ReturnType<typeof within>;
type SaveAnswer = Parameters<typeof mockPost<'/auth/v1/contacts'>>[1];

const url = paths.authStep('contacts', { pid: '3', step: 5, as: 5 });
const network = (save: SaveAnswer, address = url) => ({
  route: { path: patterns.authContacts, url: address },
  msw: { handlers: [mockPost('/auth/v1/contacts', save)] },
});

const sent = fn();
const remember =
  (answer: ReturnType<typeof refusal>): SaveAnswer =>
  ({ body }) => {
    sent(body);
    return answer;
  };
const saves: SaveAnswer = ({ body }) => {
  sent(body);
  return success(null);
};

/** Filled in before, but for the fields named. */
const filledBut =
  (...empty: (keyof ReturnType<typeof aContactsForm>)[]) =>
  () =>
    writeContactsDraft(aContactsForm(Object.fromEntries(empty.map((name) => [name, '']))));

const contact = (canvas: Canvas, which: string) =>
  within(canvas.getByRole('group', { name: `${which} contact` }));
const nameOf = (canvas: Canvas, which: string) => contact(canvas, which).getByLabelText('Name');
const phoneOf = (canvas: Canvas, which: string) =>
  contact(canvas, which).getByLabelText('Phone number');
const relationOf = (canvas: Canvas, which: string) =>
  contact(canvas, which).getByLabelText('Relationship');
const tapNext = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
const location = (canvas: Canvas) => canvas.getByTestId('location');

const meta = {
  component: ContactsScreen,
  parameters: network(saves),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ContactsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  name: 'Three contacts with the relations of each, typed by hand, nothing filled in by the browser',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 5 of 5')).toBeVisible();
    await expect(canvas.getByText(/never opens or asks for your phone book/)).toBeVisible();
    const relations = {
      First: ['Choose', 'Father', 'Mother', 'Spouse'],
      Second: ['Choose', 'brother', 'sisters', 'Children'],
      Third: ['Choose', 'Classmates', 'Colleagues', 'Friends'],
    };
    for (const [which, labels] of Object.entries(relations)) {
      const options = within(relationOf(canvas, which)).getAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual(labels);
      await expect(nameOf(canvas, which)).toHaveAttribute('autocomplete', 'off');
      await expect(phoneOf(canvas, which)).toHaveAttribute('autocomplete', 'off');
      await expect(phoneOf(canvas, which)).toHaveAttribute('inputmode', 'numeric');
    }
  },
};

export const Kept: Story = {
  name: 'What was typed before a reload is there again',
  beforeEach: filledBut('thirdRelation'),
  play: async ({ canvas }) => {
    await expect(nameOf(canvas, 'Third')).toHaveValue("S. D'Souza");
    await expect(relationOf(canvas, 'First')).toHaveValue('2');
    await expect(relationOf(canvas, 'Third')).toHaveValue('');
  },
};

export const Characters: Story = {
  name: 'Names take letters, spaces, apostrophes and periods; phones at most ten digits',
  play: async ({ canvas }) => {
    await userEvent.type(nameOf(canvas, 'First'), "Dr. A1n@i_ta’ O'Neil-");
    await expect(nameOf(canvas, 'First')).toHaveValue("Dr. Anita' O'Neil");
    await userEvent.type(nameOf(canvas, 'Second'), 'अनीता शर्मा');
    await expect(nameOf(canvas, 'Second')).toHaveValue('अनीता शर्मा');
    await userEvent.type(phoneOf(canvas, 'First'), '98a76 543-21099');
    await expect(phoneOf(canvas, 'First')).toHaveValue('9876543210');
    await userEvent.click(phoneOf(canvas, 'Second'));
    await userEvent.paste('+91 98765 43210');
    await expect(phoneOf(canvas, 'Second')).toHaveValue('9876543210');
  },
};

export const ByKeyboard: Story = {
  name: 'The keyboard alone fills the form in and sends it; then the dispatcher takes over',
  play: async ({ canvas }) => {
    await userEvent.click(nameOf(canvas, 'First'));
    for (const which of ['First', 'Second', 'Third']) {
      await expect(nameOf(canvas, which)).toHaveFocus();
      await userEvent.keyboard(`${which}`);
      await userEvent.tab();
      await expect(phoneOf(canvas, which)).toHaveFocus();
      await userEvent.keyboard('9876543210');
      await userEvent.tab();
      await expect(relationOf(canvas, which)).toHaveFocus();
      await userEvent.selectOptions(relationOf(canvas, which), '2');
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index?pid=3'));
    await expect(sent.mock.calls).toEqual([
      [
        {
          oneName: 'First',
          oneMobile: '9876543210',
          oneRelation: '2',
          twoName: 'Second',
          twoMobile: '9876543210',
          twoRelation: '2',
          thirdName: 'Third',
          thirdMobile: '9876543210',
          thirdRelation: '2',
        },
      ],
    ]);
  },
};

export const Saved: Story = {
  name: 'Once saved, nothing of it stays in the browser',
  beforeEach: filledBut(),
  play: async ({ canvas }) => {
    await userEvent.type(nameOf(canvas, 'First'), ' ');
    await tapNext(canvas);
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index?pid=3'));
    await expect(sent).toHaveBeenCalledWith(aContactsForm());
    await expect(readContactsDraft()).toEqual(makeForm(() => ''));
  },
};

export const OneMissing: Story = {
  name: 'An empty field is told by its own words and has the focus',
  beforeEach: filledBut('thirdName'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(nameOf(canvas, 'Third')).toHaveFocus();
    await expect(nameOf(canvas, 'Third')).toHaveAccessibleDescription(
      /Please input 3th contact name$/,
    );
    await expect(canvas.queryByText(/complete the emergency contact/)).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('Asha');
    await expect(nameOf(canvas, 'Third')).toBeValid();
    await expect(canvas.queryByText('Please input 3th contact name')).toBeNull();
  },
};

export const TwoMissing: Story = {
  name: 'Two empty fields are told one by one',
  beforeEach: filledBut('oneRelation', 'twoMobile'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(relationOf(canvas, 'First')).toHaveFocus();
    await expect(canvas.getByText('Please indicate 1th contact relationship')).toBeVisible();
    await expect(canvas.getByText('Please input 2th contact phone number')).toBeVisible();
  },
};

export const ThreeMissing: Story = {
  name: 'More than two empty fields are told by one message for all',
  beforeEach: filledBut('oneName', 'oneRelation', 'twoMobile'),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    const message =
      'In order to apply for a loan, please complete the emergency contact information.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(document.activeElement).toHaveTextContent(message);
    await expect(canvas.queryByText(/\dth contact/)).toBeNull();
    await expect(canvas.getAllByText('Fill this in')).toHaveLength(3);
    await userEvent.type(nameOf(canvas, 'First'), 'Asha');
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.getByText('Please indicate 1th contact relationship')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'A refusal is a numbered list and stands beside the fields it names',
  beforeEach: filledBut(),
  parameters: network(
    remember(
      refusal('Please check what you filled in.', 422, {
        errorColumn: [
          { name: 'twoMobile', msg: 'The second contact has the same phone number as the first.' },
          { msg: 'One of the contacts is your own number.' },
          { name: '__proto__', msg: 'Something else.' },
        ],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Please check what you filled in.');
    const items = within(within(alert).getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'The second contact has the same phone number as the first.',
      'One of the contacts is your own number.',
      'Something else.',
    ]);
    await expect(getComputedStyle(items[0]!).listStyleType).toBe('decimal');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(phoneOf(canvas, 'Second')).toBeInvalid();
    await userEvent.clear(phoneOf(canvas, 'Second'));
    await userEvent.type(phoneOf(canvas, 'Second'), '9876543219');
    await expect(phoneOf(canvas, 'Second')).toBeValid();
    await expect(alert).toBeVisible();
    await tapNext(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

export const RefusedAsAWhole: Story = {
  name: 'A refusal without a list is a toast, and nothing typed is lost',
  beforeEach: filledBut(),
  parameters: network(remember(refusal('Contacts cannot be saved right now.', 503))),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(await canvas.findByText('Contacts cannot be saved right now.')).toBeVisible();
    await expect(nameOf(canvas, 'Third')).toHaveValue("S. D'Souza");
  },
};

export const Offline: Story = {
  name: 'Without a connection it says so and can be sent again',
  beforeEach: filledBut(),
  parameters: network(networkError()),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Sending: Story = {
  name: 'While it is being sent, further taps send nothing',
  beforeEach: filledBut(),
  parameters: network(remember(neverAnswers())),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    fireEvent.click(button);
    fireEvent.click(button);
    (nameOf(canvas, 'First') as HTMLInputElement).form!.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

export const SessionLost: Story = {
  name: 'A lost session keeps what was typed for the same person, a sign-out does not',
  parameters: network(remember(sessionLost())),
  beforeEach: () => {
    startSession({ token: 'a', phone: '9876500000', isApp: false });
    filledBut()();
    return endSession;
  },
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await waitFor(() => expect(localStorage.getItem('kosha.session')).toBeNull());
    startSession({ token: 'b', phone: '9876500000', isApp: false });
    await expect(readContactsDraft()).toEqual(aContactsForm());
    endSession();
    await expect(readContactsDraft()).toEqual(makeForm(() => ''));
  },
};

export const HostileDraft: Story = {
  name: 'A draft that is no draft is passed over',
  beforeEach: () => {
    sessionStorage.setItem(
      'kosha.contacts',
      '{"oneName":{"a":1},"oneMobile":"<b>1","oneRelation":"9","__proto__":{"twoName":"x"}}',
    );
  },
  play: async ({ canvas }) => {
    await expect(nameOf(canvas, 'First')).toHaveValue('');
    await expect(phoneOf(canvas, 'First')).toHaveValue('1');
    await expect(relationOf(canvas, 'First')).toHaveValue('');
    await expect(nameOf(canvas, 'Second')).toHaveValue('');
  },
};

export const HostileAddress: Story = {
  name: 'A malformed address shows no place among the steps, and the step still works',
  beforeEach: filledBut(),
  parameters: network(saves, '/auth/contacts?pid=%3Cb%3E&step=7&as=%00'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Step/)).toBeNull();
    await tapNext(canvas);
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index'));
  },
};

export const Small: Story = {
  ...ThreeMissing,
  name: 'Everything fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size',
  globals: { textSize: '200', viewport: { value: 'small' } },
};
