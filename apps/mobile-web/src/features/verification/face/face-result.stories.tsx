import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { notePicture } from '../images/picture-notes.ts';
import {
  answered,
  failed,
  faceHandlers,
  faceRoute,
  give,
  giveAndSend,
  isAt,
  noResult,
  passed,
  press,
  resultPath,
} from './face.fixtures.ts';
import { FaceScreen } from './face.screen.tsx';

const hold = '/auth/v1/kyc-info/living-hold';

/** The result of the picture's check, also after a reload. */
const meta = {
  title: '2 Verify/Face, result',
  component: FaceScreen,
  parameters: { route: faceRoute, msw: { handlers: faceHandlers }, provokes: 'Contract drift' },
} satisfies Meta<typeof FaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReloadAfterSending: Story = {
  name: 'A reload after the check shows its result; NEXT ends the step once it can',
  parameters: answered(
    mockGet(resultPath, passed),
    mockPost(hold, inTurn(refusal('Please try again.', 503), success(null))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await press(canvas, 'NEXT');
    await expect(await canvas.findByText('Please try again.')).toBeVisible();
    await press(canvas, 'NEXT');
    await isAt(canvas, '/auth/kyc?pid=3');
  },
};

const notRecognised = 'Your face was not recognised. Please take the picture again.';
const overtaken = () =>
  answered(mockGet(resultPath, inTurn(passed, failed)), mockPost(hold, refusal(notRecognised)));

export const Overtaken: Story = {
  name: 'When a later picture has failed in another tab, that result is shown instead of the pass',
  parameters: overtaken(),
  beforeEach: () => notePicture('face', 'sent'),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await press(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

export const OvertakenUnsent: Story = {
  name: 'If this tab has sent no picture itself, it then asks for one',
  parameters: overtaken(),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

export const FailedBefore: Story = {
  name: 'After an earlier failure the person can try again',
  parameters: answered(mockGet(resultPath, failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

export const Done: Story = {
  name: 'A step that is done says so and leads on without another write',
  parameters: answered(mockGet('/auth/v1/find-user-auth', success(userAuth()))),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await isAt(canvas, '/auth/kyc?pid=3');
  },
};

export const ResultUnknown: Story = {
  name: 'When the result could not be loaded, Retry reads it again and asks for no picture',
  parameters: answered(mockGet(resultPath, inTurn(networkError(), passed))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await press(canvas, 'Retry');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const ResultLate: Story = {
  name: 'A result that is not there yet can be read again',
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
  },
};

export const ResultAsText: Story = {
  name: 'A status that comes as text is read like a number',
  parameters: answered(mockGet(resultPath, inTurn(noResult, success({ status: '1' } as never)))),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const ResultMalformed: Story = {
  name: 'For a result that makes no sense, the page says so',
  parameters: answered(mockGet(resultPath, success({ status: 'yes' } as never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

export const ReloadBeforeSending: Story = {
  name: 'After a reload, the page says that an unsent picture is lost, until there is another one',
  beforeEach: () => notePicture('face', 'taken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/had not been sent, and we keep none/)).toBeVisible();
    await give(canvas);
    await expect(canvas.queryByText(/had not been sent/)).toBeNull();
  },
};

export const ReloadBeforeResult: Story = {
  name: 'A reload before the result reads the result and asks for no picture; another one may be taken',
  beforeEach: () => notePicture('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
    await press(canvas, 'Take again');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

export const ReloadAfterFailing: Story = {
  name: 'A reload after a failed check shows the failure; NEXT starts the step again',
  parameters: answered(mockGet(resultPath, failed)),
  beforeEach: () => notePicture('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await press(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};
