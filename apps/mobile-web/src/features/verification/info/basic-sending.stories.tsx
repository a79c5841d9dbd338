import {
  neverResponds,
  networkError,
  refusal,
  sessionLost,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { endSession, startSession } from '../../../shared/session/session.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { findToast } from '../../../shared/testing/find-toast.ts';
import { BasicScreen } from './info.screen.tsx';
import {
  withBasicInfoHandlers,
  chooseChip,
  emailField,
  basicInfoFields,
  fillBasicInfoForm,
  secondMobileField,
  infoRequestSpy,
  tapNext,
  onlyWhileSignedIn,
  withReload,
  type SaveResponse,
} from './info.fixtures.tsx';

const remember =
  (answer: ReturnType<typeof refusal>): SaveResponse =>
  ({ body }) => {
    infoRequestSpy(body);
    return answer;
  };

const meta = {
  title: '2 Verify/Basic information, sending',
  component: BasicScreen,
  parameters: withBasicInfoHandlers(),
  beforeEach: () => {
    infoRequestSpy.mockClear();
  },
} satisfies Meta<typeof BasicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reload' }));

/**
 * The server's errors are shown as a numbered list. Each error that names a field is also shown at
 * this field.
 */
export const RefusedByField: Story = {
  parameters: withBasicInfoHandlers({
    page: success([...basicInfoFields, emailField, secondMobileField]),
    save: firstThenSecond(
      refusal('Please check what you filled in.', 422, {
        errorColumn: [
          { name: 'pinCode', msg: 'A PIN code has 6 digits and does not begin with 0.' },
          { name: 'constructor', msg: 'This is not an email address.' },
          { msg: 'A mobile number has 10 digits.' },
        ],
      }),
      success(null),
    ),
  }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas, '4110');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'priya');
    await userEvent.type(canvas.getByLabelText(/^Second mobile/), '98765');
    await tapNext(canvas);
    const message = await canvas.findByText('This is not an email address.');
    const items = within(message.closest('section')!).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'A PIN code has 6 digits and does not begin with 0.',
      'This is not an email address.',
      'A mobile number has 10 digits.',
    ]);
    await expect(getComputedStyle(items[0]!).listStyleType).toBe('decimal');
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveAccessibleDescription(
      'A PIN code has 6 digits and does not begin with 0.',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Education' })).toBeValid();
    await userEvent.type(canvas.getByLabelText(/^PIN code/), '01');
    await userEvent.type(canvas.getByLabelText(/^Email/), '@example.in');
    await userEvent.type(canvas.getByLabelText(/^Second mobile/), '43210');
    await tapNext(canvas);
    await expectPath(canvas, '/auth/index?pid=3');
  },
};

/** A refusal without a list of errors appears as a toast. */
export const Refused: Story = {
  tags: ['state'],
  parameters: withBasicInfoHandlers({
    save: remember(refusal('Saving is closed right now.', 503)),
  }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await tapNext(canvas);
    await findToast('Saving is closed right now.');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Pune');
  },
};

export const OfflineAndRetry: Story = {
  parameters: withBasicInfoHandlers({ save: firstThenSecond(networkError(), success(null)) }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await tapNext(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await tapNext(canvas);
    await expectPath(canvas, '/auth/index?pid=3');
  },
};

/** While the form is being sent, further taps send nothing. */
export const Sending: Story = {
  tags: ['state'],
  parameters: withBasicInfoHandlers({ save: remember(neverResponds()) }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    const button = canvas.getByRole('button', { name: 'Next' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(infoRequestSpy).toHaveBeenCalledTimes(1));
  },
};

export const DraftAfterReload: Story = {
  decorators: [withReload],
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await reload(canvas);
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByRole('radio', { name: 'Graduate' })).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveTextContent('Maharashtra'));
    await waitFor(() => expect(canvas.getByLabelText('District')).toHaveTextContent('Pune'));
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveValue('411001');
  },
};

/**
 * If the server changes the questions before a reload, new and changed questions have no answer.
 * Unchanged questions keep their answers.
 */
export const FormChanged: Story = {
  decorators: [withReload],
  parameters: withBasicInfoHandlers({
    page: firstThenSecond(
      success(basicInfoFields),
      success([
        { key: 'Email', value: 'email', dataType: 1, checkReq: 0 },
        ...basicInfoFields.slice(0, 1),
        { ...basicInfoFields[1]!, dictionaryVoList: [{ dictLabel: 'Doctorate', dictValue: '9' }] },
      ]),
    ),
  }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await reload(canvas);
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByRole('radio', { name: 'Doctorate' })).not.toBeChecked();
    await chooseChip(canvas, 'Doctorate');
    await tapNext(canvas);
    await waitFor(() =>
      expect(infoRequestSpy.mock.calls).toEqual([[{ fullName: 'Priya Sharma', education: '9' }]]),
    );
  },
};

/** After the form is saved, the browser no longer stores a draft. */
export const DraftAfterSaving: Story = {
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await tapNext(canvas);
    await expectPath(canvas, '/auth/index?pid=3');
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Priya');
  },
};

const signIn = () => {
  startSession({ token: 'a', phone: '9876500000', isApp: false });
  return endSession;
};

/** A sign-out deletes the draft, including input from just before the sign-out. */
export const DraftAfterSignOut: Story = {
  decorators: [onlyWhileSignedIn],
  beforeEach: signIn,
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    endSession();
    await canvas.findByText('Signed out');
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Priya');
    startSession({ token: 'b', phone: '9876511111', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
  },
};

/**
 * If the session is lost while the form is being saved, the draft is kept. The form shows it again
 * when the same person signs in.
 */
export const SessionLost: Story = {
  decorators: [onlyWhileSignedIn],
  beforeEach: signIn,
  parameters: withBasicInfoHandlers({ save: remember(sessionLost()) }),
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await tapNext(canvas);
    await canvas.findByText('Signed out');
    startSession({ token: 'b', phone: '9876500000', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Priya Sharma');
  },
};

/** If another person signs in after a lost session, the draft is deleted. */
export const SessionOfAnotherPerson: Story = {
  ...SessionLost,
  play: async ({ canvas }) => {
    await fillBasicInfoForm(canvas);
    await tapNext(canvas);
    await canvas.findByText('Signed out');
    startSession({ token: 'c', phone: '9876511111', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Priya');
  },
};
