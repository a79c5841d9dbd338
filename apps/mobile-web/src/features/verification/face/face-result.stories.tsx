import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import { notePhoto } from '../images/photo-notes.ts';
import {
  respondingWith,
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

const holdPath = '/auth/v1/kyc-info/living-hold';

/** The result of the photo check, also after a reload. */
const meta = {
  title: '2 Verify/Face, result',
  component: FaceScreen,
  parameters: { route: faceRoute, msw: { handlers: faceHandlers }, provokes: 'Contract drift' },
} satisfies Meta<typeof FaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reload after the check shows its result; NEXT completes the step. */
export const ReloadAfterCheck: Story = {
  parameters: respondingWith(
    mockGet(resultPath, passed),
    mockPost(holdPath, inTurn(refusal('Please try again.', 503), success(null))),
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
const refusedByHold = () =>
  respondingWith(
    mockGet(resultPath, inTurn(passed, failed)),
    mockPost(holdPath, refusal(notRecognised)),
  );

/** If a later photo failed in another tab, that failure is shown instead of the earlier success. */
export const LaterPhotoFailed: Story = {
  parameters: refusedByHold(),
  beforeEach: () => notePhoto('face', 'sent'),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await press(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/** If a later photo failed elsewhere, a tab that has uploaded no photo itself asks for one. */
export const LaterPhotoElsewhere: Story = {
  parameters: refusedByHold(),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/** The check can be repeated after an earlier failure. */
export const FailedBefore: Story = {
  parameters: respondingWith(mockGet(resultPath, failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/** A completed step continues without another write. */
export const Done: Story = {
  parameters: respondingWith(mockGet('/auth/v1/find-user-auth', success(userAuth()))),
  play: async ({ canvas }) => {
    await press(canvas, 'NEXT');
    await isAt(canvas, '/auth/kyc?pid=3');
  },
};

/** Retry reloads the result without asking for a photo. */
export const ResultFailed: Story = {
  parameters: respondingWith(mockGet(resultPath, inTurn(networkError(), passed))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await press(canvas, 'Retry');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

/** A result that is not available yet can be loaded again. */
export const ResultPending: Story = {
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
  },
};

/** A status that is sent as a string counts like a number. */
export const StatusAsText: Story = {
  parameters: respondingWith(
    mockGet(resultPath, inTurn(noResult, success({ status: '1' } as never))),
  ),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const ResultMalformed: Story = {
  parameters: respondingWith(mockGet(resultPath, success({ status: 'yes' } as never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

/**
 * A photo that was not uploaded is lost after a reload; the page says so until another one is
 * taken.
 */
export const ReloadBeforeSending: Story = {
  beforeEach: () => notePhoto('face', 'taken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no picture is kept on this phone/)).toBeVisible();
    await give(canvas);
    await expect(canvas.queryByText(/no picture is kept on this phone/)).toBeNull();
  },
};

/**
 * A reload before the result fetches the result without asking for a photo; another photo may be
 * taken.
 */
export const ReloadBeforeResult: Story = {
  beforeEach: () => notePhoto('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
    await press(canvas, 'Take again');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/** The failure is shown; NEXT restarts the step. */
export const ReloadAfterFailure: Story = {
  parameters: respondingWith(mockGet(resultPath, failed)),
  beforeEach: () => notePhoto('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await press(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};
