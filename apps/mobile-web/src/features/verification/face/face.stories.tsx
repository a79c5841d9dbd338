import {
  mockGet,
  mockPost,
  neverResponds,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import {
  allowCamera,
  refuseCamera,
  withoutCameraSupport,
} from '../images/camera/fake-camera.fixtures.ts';
import { firstThenSecond } from '../../../shared/testing/in-turn.ts';
import {
  aLivingCheckConfig,
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

const check = '/auth/v3/living-check';
const holdPath = '/auth/v1/kyc-info/living-hold';
const received = fn();

const meta = {
  title: '2 Verify/Face',
  component: FaceScreen,
  parameters: { route: faceRoute, msw: { handlers: faceHandlers }, provokes: 'Contract drift' },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof FaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page explains how the photo is used and how to take it. If the borrower presses "Check my
 * face" without a photo, an error appears, and the photo field gets the focus.
 */
export const Capture: Story = {
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What happens with your picture')).toBeVisible();
    await expect(canvas.getByText('Step 4 of 5')).toBeVisible();
    await expect(canvas.getByText('Take off your glasses')).toBeVisible();
    await pressFaceButton(canvas, 'Check my face');
    await expect(canvas.getByText('Please Upload Face Recognition')).toBeVisible();
    await expect(canvas.getByLabelText('Your face')).toHaveFocus();
  },
};

export const PhotoMissing: Story = {
  tags: ['state'],
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Check my face');
    await expect(canvas.getByText('Please Upload Face Recognition')).toBeVisible();
  },
};

/**
 * While there is no photo, the button at the bottom opens the camera. Closing the camera without a
 * photo shows an error. With a photo, the button sends the photo ("Check my face").
 */
export const FixedButton: Story = {
  beforeEach: () => void allowCamera(),
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Open camera');
    await pressFaceButton(canvas, 'Close the camera');
    await expect(await canvas.findByText('Please Upload Face Recognition')).toBeVisible();
    await selectPhoto(canvas);
    await expect(canvas.queryByText('Please Upload Face Recognition')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Check my face' })).toBeEnabled();
  },
};

/** After a passed face check, the button "NEXT" opens the identity check. */
export const Passed: Story = {
  parameters: withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckPassed)),
    mockPost(holdPath, () => {
      received('hold');
      return success(null);
    }),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await pressFaceButton(canvas, 'NEXT');
    await expectPath(canvas, '/auth/kyc?pid=3');
    await expect(received.mock.calls.flat()).toEqual(['hold']);
  },
};

export const Verified: Story = {
  tags: ['state'],
  parameters: withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckPassed)),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

/** After a failed face check, the button "NEXT" restarts the step. */
export const Failed: Story = {
  tags: ['state'],
  globals: { policy: 'specified' },
  parameters: withFaceHandlers(
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckFailed)),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await canvas.findByText('We could not verify your face');
    await pressFaceButton(canvas, 'NEXT');
    await expectPath(canvas, '/auth/face?pid=3&step=4&as=5');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
    await expect(canvas.queryByAltText('Your picture: Your face')).toBeNull();
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
  },
};

/** A photo without a face is discarded, and the server's message is shown (§8). */
export const NoFaceFound: Story = {
  tags: ['state'],
  parameters: withFaceHandlers(
    mockPost(check, refusal('We could not see one face in this picture. Please try again.')),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText(/could not see one face/)).toBeVisible();
    await expect(canvas.queryByAltText('Your picture: Your face')).toBeNull();
  },
};

/** If the photo cannot be sent, it is kept and can be sent again. */
export const OfflineAndRetry: Story = {
  parameters: withFaceHandlers(
    mockPost(check, firstThenSecond(networkError(), success(null))),
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckPassed)),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Your face')).toBeVisible();
    await pressFaceButton(canvas, 'Check my face');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

/** If the borrower stops the upload, the photo is kept. */
export const SendingStopped: Story = {
  parameters: withFaceHandlers(mockPost(check, neverResponds())),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await pressFaceButton(canvas, 'Stop');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByAltText('Your picture: Your face')).toBeVisible();
  },
};

const configPath = '/auth/v1/living-check-config';

const messageUntilRetry =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.queryByLabelText('Your face')).toBeNull();
    await pressFaceButton(canvas, 'Retry');
    await expect(await canvas.findByLabelText('Your face')).toHaveAttribute('capture', 'user');
  };

/** If the configuration fails to load, the page shows an error instead of the camera. */
export const ConfigFailed: Story = {
  parameters: withFaceHandlers(
    mockGet(
      configPath,
      firstThenSecond(refusal('Not available just now.', 503), success(aLivingCheckConfig())),
    ),
  ),
  play: messageUntilRetry('Not available just now.'),
};

export const ConfigMalformed: Story = {
  parameters: withFaceHandlers(
    mockGet(
      configPath,
      firstThenSecond(
        success({ mode: 'camera', tips: 'Smile' } as never),
        success(aLivingCheckConfig()),
      ),
    ),
  ),
  play: messageUntilRetry('Something went wrong on our side'),
};

/**
 * If camera access is denied, the page offers the phone's own camera app. It does not offer the
 * gallery, because this check requires a live photo.
 */
export const CameraDenied: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Open camera');
    await expect(await canvas.findByText(/^The camera is not allowed here/)).toBeVisible();
    await expect(canvas.queryByText(/[Cc]hoose/)).toBeNull();
    await expect(canvas.getByLabelText('Your face')).toHaveAttribute('capture', 'user');
  },
};

/**
 * If the configured mode is "camera" and the page finds no camera, the borrower can take the photo
 * with the phone's own camera app.
 */
export const PhoneCamera: Story = {
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toHaveAttribute('capture', 'user');
    await pressFaceButton(canvas, 'Open camera');
    await expect(await canvas.findByText(/No camera was found/)).toBeVisible();
    await expect(canvas.queryByText('Please Upload Face Recognition')).toBeNull();
    await selectPhoto(canvas);
    await expect(canvas.queryByText(/No camera was found/)).toBeNull();
  },
};

/** In the mode "upload", a photo from the gallery is also accepted. */
export const GalleryAllowed: Story = {
  parameters: withFaceHandlers(
    mockGet(
      '/auth/v1/living-check-config',
      success(aLivingCheckConfig({ mode: 'upload', tips: [] })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).not.toHaveAttribute('capture');
    await expect(canvas.queryByText('For a good picture')).toBeNull();
  },
};

/**
 * The app uploads a photo from the gallery to another endpoint than a photo from the camera. For
 * both kinds, it shows the result of the face check (D39).
 */
export const GalleryPhoto: Story = {
  parameters: withFaceHandlers(
    mockGet(configPath, success(aLivingCheckConfig({ mode: 'upload' }))),
    mockPost('/authen/upload', () => {
      received('upload');
      return success(null);
    }),
    mockPost(check, () => {
      received('living-check');
      return success(null);
    }),
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckPassed)),
  ),
  play: async ({ canvas }) => {
    await selectAndSendPhoto(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await expect(received.mock.calls.flat()).toEqual(['upload']);
  },
};

/** In the mode "upload", a photo from the live camera is still sent to the liveness check. */
export const LivePhotoWithGallery: Story = {
  parameters: withFaceHandlers(
    mockGet(configPath, success(aLivingCheckConfig({ mode: 'upload' }))),
    mockGet(faceResultPath, firstThenSecond(noFaceResult, faceCheckPassed)),
  ),
  beforeEach: () => {
    allowCamera();
  },
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await canvas.findByAltText('Your picture: Your face');
    await pressFaceButton(canvas, 'Check my face');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

/**
 * The page shows the live picture of the front camera with an oval for the face. The borrower sees
 * the photo before sending it.
 */
export const LiveCamera: Story = {
  beforeEach: () => {
    allowCamera();
  },
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await expect(await canvas.findByAltText('Your picture: Your face')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check my face' })).toBeEnabled();
  },
};

export const LiveCameraSmallPhone: Story = {
  tags: ['state'],
  beforeEach: () => {
    allowCamera();
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await pressFaceButton(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
  },
};

export const Loading: Story = {
  parameters: withFaceHandlers(mockGet(faceResultPath, neverResponds())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your face check')).toBeInTheDocument();
  },
};

export const LargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toBeInTheDocument();
  },
};
