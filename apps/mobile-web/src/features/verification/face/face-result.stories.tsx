import { mockGet, mockPost, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import { writePhotoState } from '../images/photo-notes.ts';
import {
  withFaceHandlers,
  faceCheckFailed,
  faceHandlers,
  faceRoute,
  selectPhoto,
  selectAndSendPhoto,
  noFaceResult,
  faceCheckPassed,
  pressFaceButton,
  faceResultPath,
} from './face.fixtures.ts';
import { FaceScreen } from './face.screen.tsx';

const holdPath = '/auth/v1/kyc-info/living-hold';

const meta = {
  title: '2 Verify/Face, result',
  component: FaceScreen,
  parameters: { route: faceRoute, msw: { handlers: faceHandlers }, provokes: 'Contract drift' },
} satisfies Meta<typeof FaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * After a reload, the page shows the result of the earlier face check. The button "NEXT" completes
 * the step. If that fails, the borrower can press "NEXT" again.
 */
export const ReloadAfterCheck: Story = {
  parameters: withFaceHandlers(
    mockGet(faceResultPath, faceCheckPassed),
    mockPost(holdPath, firstThenSecond(refusal('Please try again.', 503), success(null))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await pressFaceButton(canvas, 'NEXT');
    await expect(await canvas.findByText('Please try again.')).toBeVisible();
    await pressFaceButton(canvas, 'NEXT');
    await expectPath(canvas, '/auth/kyc?pid=3');
  },
};

const notRecognised = 'Your face was not recognised. Please take the picture again.';
const refusedByHold = () =>
  withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(faceCheckPassed, faceCheckFailed)),
    mockPost(holdPath, refusal(notRecognised)),
  );

/**
 * This tab sent a photo that passed the face check. Later, another tab sent a photo that failed.
 * When the borrower presses "NEXT" in this tab, it shows the failure.
 */
export const LaterPhotoFailed: Story = {
  parameters: refusedByHold(),
  beforeEach: () => writePhotoState('face', 'sent'),
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await pressFaceButton(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/**
 * Another tab sent a photo that passed the face check, and later one that failed. This tab sent no
 * photo. When the borrower presses "NEXT" in this tab, it asks for a photo.
 */
export const LaterPhotoElsewhere: Story = {
  parameters: refusedByHold(),
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'NEXT');
    await expect(await canvas.findByText(notRecognised)).toBeVisible();
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/**
 * If the face check failed in an earlier visit, the borrower can immediately take another photo.
 */
export const FailedBefore: Story = {
  parameters: withFaceHandlers(mockGet(faceResultPath, faceCheckFailed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/**
 * If the step is already completed, the button "NEXT" opens the next page without sending anything.
 */
export const Done: Story = {
  parameters: withFaceHandlers(mockGet('/auth/v1/find-user-auth', success(userAuth()))),
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'NEXT');
    await expectPath(canvas, '/auth/kyc?pid=3');
  },
};

/**
 * If the result fails to load, the button "Retry" loads it again. The borrower does not need to
 * take another photo.
 */
export const ResultFailed: Story = {
  parameters: withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(networkError(), faceCheckPassed)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    await pressFaceButton(canvas, 'Retry');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

/** If the result is not yet available, the page says so. */
export const ResultPending: Story = {
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
  },
};

/**
 * If the server sends the status as a string instead of a number, the page still shows the result.
 */
export const StatusAsText: Story = {
  parameters: withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(noFaceResult, success({ status: '1' } as never))),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const ResultMalformed: Story = {
  parameters: withFaceHandlers(mockGet(faceResultPath, success({ status: 'yes' } as never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

/**
 * If the page is reloaded before the photo is uploaded, it says that the photo was not stored, and
 * asks for a new one.
 */
export const ReloadBeforeSending: Story = {
  beforeEach: () => writePhotoState('face', 'taken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no picture is kept on this phone/)).toBeVisible();
    await selectPhoto(canvas);
    await expect(canvas.queryByText(/no picture is kept on this phone/)).toBeNull();
  },
};

/**
 * If the page is reloaded after the upload, it says that the result is not available yet. With the
 * button "Take again", the borrower can take a new photo instead of waiting.
 */
export const ReloadBeforeResult: Story = {
  beforeEach: () => writePhotoState('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The result is not here yet')).toBeVisible();
    await pressFaceButton(canvas, 'Take again');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};

/**
 * After a reload, the page shows that the face check failed. The button "NEXT" restarts the step.
 */
export const ReloadAfterFailure: Story = {
  parameters: withFaceHandlers(mockGet(faceResultPath, faceCheckFailed)),
  beforeEach: () => writePhotoState('face', 'sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
    await pressFaceButton(canvas, 'NEXT');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
  },
};
