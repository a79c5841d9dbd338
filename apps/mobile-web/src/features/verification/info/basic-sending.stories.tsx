import {
  neverAnswers,
  networkError,
  refusal,
  sessionLost,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { endSession, startSession } from '../../../shared/session/session.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { findToast } from '../../../shared/testing/find-toast.ts';
import { BasicScreen } from './info.screen.tsx';
import {
  basicNetwork,
  chooseChip,
  email,
  everyKind,
  fillIn,
  secondMobile,
  sent,
  tapNext,
  whileSignedIn,
  withReload,
  type SaveAnswer,
} from './info.fixtures.tsx';

const remember =
  (answer: ReturnType<typeof refusal>): SaveAnswer =>
  ({ body }) => {
    sent(body);
    return answer;
  };

const meta = {
  title: '2 Verify/Basic information, sending',
  component: BasicScreen,
  parameters: basicNetwork(),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof BasicScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Reload' }));

export const Refused: Story = {
  name: 'A refusal is shown as a numbered list and beside the fields that it names',
  parameters: basicNetwork({
    page: success([...everyKind, email, secondMobile]),
    save: inTurn(
      refusal('Please check what you filled in.', 422, {
        errorColumn: [
          { name: 'pinCode', msg: 'A PIN code has 6 digits.' },
          { name: 'constructor', msg: 'This is not an email address.' },
          { msg: 'A mobile number has 10 digits.' },
        ],
      }),
      success(null),
    ),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, '4110');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'priya');
    await userEvent.type(canvas.getByLabelText(/^Second mobile/), '98765');
    await tapNext(canvas);
    const told = await canvas.findByText('This is not an email address.');
    const items = within(told.closest('section')!).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'A PIN code has 6 digits.',
      'This is not an email address.',
      'A mobile number has 10 digits.',
    ]);
    await expect(getComputedStyle(items[0]!).listStyleType).toBe('decimal');
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveAccessibleDescription(
      'A PIN code has 6 digits.',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Education' })).toBeValid();
    await userEvent.type(canvas.getByLabelText(/^PIN code/), '01');
    await userEvent.type(canvas.getByLabelText(/^Email/), '@example.in');
    await userEvent.type(canvas.getByLabelText(/^Second mobile/), '43210');
    await tapNext(canvas);
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe('/auth/index?pid=3'),
    );
  },
};

export const RefusedAsAWhole: Story = {
  tags: ['state'],
  name: 'A refusal without a list is a toast, and nothing typed is lost',
  parameters: basicNetwork({ save: remember(refusal('Saving is closed right now.', 503)) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapNext(canvas);
    await findToast('Saving is closed right now.');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByLabelText('District')).toHaveTextContent('Pune');
  },
};

export const Offline: Story = {
  name: 'Without a connection it says so and can be sent again',
  parameters: basicNetwork({ save: inTurn(networkError(), success(null)) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapNext(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await tapNext(canvas);
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe('/auth/index?pid=3'),
    );
  },
};

export const Sending: Story = {
  tags: ['state'],
  name: 'While it is being sent, further taps send nothing',
  parameters: basicNetwork({ save: remember(neverAnswers()) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const button = canvas.getByRole('button', { name: 'Next' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

export const Reloaded: Story = {
  name: 'What was filled in is there again after a reload',
  decorators: [withReload],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await reload(canvas);
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByRole('radio', { name: 'Graduate' })).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveTextContent('Maharashtra'));
    await waitFor(() => expect(canvas.getByLabelText('District')).toHaveTextContent('Pune'));
    await expect(canvas.getByLabelText(/^PIN code/)).toHaveValue('411001');
  },
};

export const ChangedBetweenVisits: Story = {
  name: 'Questions that the server has changed between two visits appear empty; the other answers stay',
  decorators: [withReload],
  parameters: basicNetwork({
    page: inTurn(
      success(everyKind),
      success([
        { key: 'Email', value: 'email', dataType: 1, checkReq: 0 },
        ...everyKind.slice(0, 1),
        { ...everyKind[1]!, dictionaryVoList: [{ dictLabel: 'Doctorate', dictValue: '9' }] },
      ]),
    ),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await reload(canvas);
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Priya Sharma');
    await expect(canvas.getByRole('radio', { name: 'Doctorate' })).not.toBeChecked();
    await chooseChip(canvas, 'Doctorate');
    await tapNext(canvas);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ fullName: 'Priya Sharma', education: '9' }]]),
    );
  },
};

export const NothingKeptOnceSaved: Story = {
  name: 'Once saved, the browser keeps none of it',
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapNext(canvas);
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe('/auth/index?pid=3'),
    );
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Priya');
  },
};

const signIn = () => {
  startSession({ token: 'a', phone: '9876500000', isApp: false });
  return endSession;
};

export const NothingKeptAfterSignOut: Story = {
  name: 'After a sign-out the browser keeps none of it, not even what is still being typed',
  decorators: [whileSignedIn],
  beforeEach: signIn,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    endSession();
    await canvas.findByText('Signed out');
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Priya');
    startSession({ token: 'b', phone: '9876511111', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
  },
};

export const SessionLost: Story = {
  name: 'A lost session keeps what was typed for the same person',
  decorators: [whileSignedIn],
  beforeEach: signIn,
  parameters: basicNetwork({ save: remember(sessionLost()) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapNext(canvas);
    await canvas.findByText('Signed out');
    startSession({ token: 'b', phone: '9876500000', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Priya Sharma');
  },
};

export const SessionLostToAnother: Story = {
  ...SessionLost,
  name: 'A lost session keeps nothing for another person',
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await tapNext(canvas);
    await canvas.findByText('Signed out');
    startSession({ token: 'c', phone: '9876511111', isApp: false });
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Priya');
  },
};
