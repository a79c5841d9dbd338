import { networkError, neverResponds, refusal, sessionLost } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { currentSession, endSession, startSession } from '../../../shared/session/session.ts';
import { ownDataField } from '../../../shared/sample-data/own-data.fixtures.ts';
import { contactsDraft } from './use-contacts.ts';
import type { ContactsForm } from './contacts-form.ts';
import { ContactsScreen } from './contacts.screen.tsx';
import {
  aContactsForm,
  fillContactsDraftExcept,
  withContactsNotDone,
  contactNameField,
  contactsNetwork,
  contactPhoneField,
  readChosenRelation,
  contactRelationRadios,
  recordContactsRequest,
  successfulSave,
  contactsRequestSpy,
  tapNext,
} from './contacts.fixtures.ts';

const location = (canvas: ReturnType<typeof within>) => canvas.getByTestId('location');

const meta = {
  title: '2 Verify/Contacts, sending',
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
 * The form can be filled in and sent with only the keyboard. After that, the next verification step
 * opens.
 */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(contactNameField(canvas, 'First'));
    for (const which of ['First', 'Second', 'Third'] as const) {
      await expect(contactNameField(canvas, which)).toHaveFocus();
      await userEvent.keyboard(`${which}`);
      await userEvent.tab();
      await expect(contactPhoneField(canvas, which)).toHaveFocus();
      await userEvent.keyboard('9876543210');
      await userEvent.tab();
      await expect(contactRelationRadios(canvas, which)[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(readChosenRelation(canvas, which)).toBe('2');
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index?pid=3'));
    await expect(contactsRequestSpy.mock.calls).toEqual([
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

/** After the contacts are saved, the draft is deleted from the browser. */
export const DraftAfterSaving: Story = {
  beforeEach: fillContactsDraftExcept(),
  play: async ({ canvas }) => {
    await userEvent.type(contactNameField(canvas, 'First'), ' ');
    await tapNext(canvas);
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index?pid=3'));
    await expect(contactsRequestSpy).toHaveBeenCalledWith(aContactsForm());
    await expect(contactsDraft.read()).toBeUndefined();
  },
};

const ownPhone = ownDataField('phone').text;

/**
 * The server's error for each contact with the borrower's own phone number. Only the first error
 * names a field of the form (`name`).
 */
const ownNumbers = [
  ['oneMobile', { name: 'oneMobile', msg: 'The first contact has your own phone number.' }],
  ['twoMobile', { msg: 'The second contact has your own phone number.' }],
  ['thirdMobile', { name: '__proto__', msg: 'The third contact has your own phone number.' }],
] as const;

const refusesOwnNumbers: typeof successfulSave = ({ body }) => {
  contactsRequestSpy(body);
  const given = body as ContactsForm;
  return refusal('Please check what you filled in.', 422, {
    errorColumn: ownNumbers
      .filter(([field]) => given[field] === ownPhone)
      .map(([, problem]) => problem),
  });
};

/**
 * The server's errors are shown as a numbered list. Each error that names a field is also shown at
 * this field.
 */
export const RefusedByField: Story = {
  tags: ['state'],
  beforeEach: () => {
    startSession({ token: 'a', phone: ownPhone, isApp: false });
    contactsDraft.write(
      aContactsForm({ oneMobile: ownPhone, twoMobile: ownPhone, thirdMobile: ownPhone }),
    );
    return endSession;
  },
  parameters: contactsNetwork(refusesOwnNumbers),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Please check what you filled in.');
    const items = within(within(alert).getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'The first contact has your own phone number.',
      'The second contact has your own phone number.',
      'The third contact has your own phone number.',
    ]);
    await expect(getComputedStyle(items[0]!).listStyleType).toBe('decimal');
    await waitFor(() => expect(contactPhoneField(canvas, 'First')).toHaveFocus());
    await expect(contactPhoneField(canvas, 'First')).toBeInvalid();
    await userEvent.clear(contactPhoneField(canvas, 'First'));
    await userEvent.type(contactPhoneField(canvas, 'First'), '9876543219');
    await expect(contactPhoneField(canvas, 'First')).toBeValid();
    await expect(alert).toBeVisible();
    await tapNext(canvas);
    await waitFor(() =>
      expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2),
    );
    await expect(contactsRequestSpy).toHaveBeenCalledTimes(2);
  },
};

/**
 * The first field that an error names gets the focus. If no error names a field of the form, the
 * list of errors gets the focus.
 */
export const FocusAfterRefusal: Story = {
  beforeEach: fillContactsDraftExcept(),
  parameters: contactsNetwork(({ body }) => {
    contactsRequestSpy(body);
    const unknown = [{ name: 'deviceId', msg: 'This phone is not known.' }, { msg: 'Try later.' }];
    const second = { name: 'twoMobile', msg: 'The second contact has your own phone number.' };
    const errorColumn = contactsRequestSpy.mock.calls.length === 1 ? [...unknown, second] : unknown;
    return refusal('Please check what you filled in.', 422, { errorColumn });
  }),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await waitFor(() => expect(contactPhoneField(canvas, 'Second')).toHaveFocus());
    await tapNext(canvas);
    const refusalText = canvas.findByRole('region', { name: 'Please check what you filled in.' });
    await waitFor(async () => expect(await refusalText).toHaveFocus());
  },
};

/** A refusal without a list of errors appears as a toast. */
export const Refused: Story = {
  tags: ['state'],
  beforeEach: fillContactsDraftExcept(),
  parameters: contactsNetwork(
    recordContactsRequest(refusal('Contacts cannot be saved right now.', 503)),
  ),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(await canvas.findByText('Contacts cannot be saved right now.')).toBeVisible();
    await expect(contactNameField(canvas, 'Third')).toHaveValue("S. D'Souza");
  },
};

export const OfflineAndRetry: Story = {
  beforeEach: fillContactsDraftExcept(),
  parameters: contactsNetwork(networkError()),
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

/** While the form is being sent, further taps send nothing, and no field can be edited. */
export const Sending: Story = {
  tags: ['state'],
  beforeEach: fillContactsDraftExcept(),
  parameters: contactsNetwork(recordContactsRequest(neverResponds())),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    fireEvent.click(button);
    fireEvent.click(button);
    (contactNameField(canvas, 'First') as HTMLInputElement).form!.requestSubmit();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(contactNameField(canvas, 'First'), 'x');
    await userEvent.click(contactRelationRadios(canvas, 'First')[2]!);
    await expect(contactNameField(canvas, 'First')).toHaveValue(aContactsForm().oneName);
    await expect(readChosenRelation(canvas, 'First')).toBe(aContactsForm().oneRelation);
    await waitFor(() => expect(contactsRequestSpy).toHaveBeenCalledTimes(1));
  },
};

/**
 * After a session is lost, the draft is kept for the next sign-in of the same person. A sign-out
 * deletes the draft.
 */
export const SessionLost: Story = {
  parameters: contactsNetwork(recordContactsRequest(sessionLost())),
  beforeEach: () => {
    startSession({ token: 'a', phone: '9876500000', isApp: false });
    fillContactsDraftExcept()();
    return endSession;
  },
  play: async ({ canvas }) => {
    await tapNext(canvas);
    await waitFor(() => expect(contactsRequestSpy).toHaveBeenCalled());
    await waitFor(() => expect(currentSession()).toBeUndefined());
    startSession({ token: 'b', phone: '9876500000', isApp: false });
    await expect(contactsDraft.read()).toEqual(aContactsForm());
    endSession();
    await expect(contactsDraft.read()).toBeUndefined();
  },
};

/**
 * If the step number in the URL is invalid, the page shows no step number. The form can still be
 * sent.
 */
export const MalformedAddress: Story = {
  beforeEach: fillContactsDraftExcept(),
  parameters: contactsNetwork(successfulSave, '/auth/contacts?pid=%3Cb%3E&step=7&as=%00'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Step/)).toBeNull();
    await tapNext(canvas);
    await waitFor(() => expect(location(canvas).textContent).toBe('/auth/index'));
  },
};
