import {
  mockGet,
  mockPost,
  neverAnswers,
  networkError,
  refusal,
  success,
} from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  allowCamera,
  refuseCamera,
  withoutCameraSupport,
} from '../images/camera/fake-camera.fixtures.ts';
import { inTurn } from '../../../shared/testing/in-turn.ts';
import {
  aLivingConfig,
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

const check = '/auth/v3/living-check';
const hold = '/auth/v1/kyc-info/living-hold';
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

export const Capture: Story = {
  name: 'Says what the picture is for and asks for one',
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What happens with your picture')).toBeVisible();
    await expect(canvas.getByText('Step 4 of 5')).toBeVisible();
    await expect(canvas.getByText('Take off your glasses')).toBeVisible();
    await press(canvas, 'Check my face');
    await expect(canvas.getByText('Please Upload Face Recognition')).toBeVisible();
    await expect(canvas.getByLabelText('Your face')).toHaveFocus();
  },
};

export const PictureMissing: Story = {
  tags: ['state'],
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await press(canvas, 'Check my face');
    await expect(canvas.getByText('Please Upload Face Recognition')).toBeVisible();
  },
};

export const FixedButtonTakes: Story = {
  name: 'The fixed button takes the picture, says when none was taken, and then sends it',
  beforeEach: () => void allowCamera(),
  play: async ({ canvas }) => {
    await press(canvas, 'Open camera');
    await press(canvas, 'Close the camera');
    await expect(await canvas.findByText('Please Upload Face Recognition')).toBeVisible();
    await give(canvas);
    await expect(canvas.queryByText('Please Upload Face Recognition')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Check my face' })).toBeEnabled();
  },
};

export const Passes: Story = {
  name: 'A face that passes ends the step, and NEXT leads to the identity check',
  parameters: answered(
    mockGet(resultPath, inTurn(noResult, passed)),
    mockPost(hold, () => {
      received('hold');
      return success(null);
    }),
  ),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await press(canvas, 'NEXT');
    await isAt(canvas, '/auth/kyc?pid=3');
    await expect(received.mock.calls.flat()).toEqual(['hold']);
  },
};

export const Verified: Story = {
  tags: ['state'],
  parameters: answered(mockGet(resultPath, inTurn(noResult, passed))),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const Fails: Story = {
  tags: ['state'],
  name: 'When a face fails, the page says so, and NEXT starts the step again',
  globals: { policy: 'specified' },
  parameters: answered(mockGet(resultPath, inTurn(noResult, failed))),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await canvas.findByText('We could not verify your face');
    await press(canvas, 'NEXT');
    await isAt(canvas, '/auth/face?pid=3&step=4&as=5');
    await expect(await canvas.findByLabelText('Your face')).toBeEnabled();
    await expect(canvas.queryByAltText('Your picture: Your face')).toBeNull();
    await giveAndSend(canvas);
    await expect(await canvas.findByText('We could not verify your face')).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['state'],
  name: 'A picture without a face is dropped, with the words of the server (§8)',
  parameters: answered(mockPost(check, refusal('We could not see one face in this picture.'))),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText(/could not see one face/)).toBeVisible();
    await expect(canvas.queryByAltText('Your picture: Your face')).toBeNull();
  },
};

export const SentAgain: Story = {
  name: 'Without connection the picture stays and can be sent again',
  parameters: answered(
    mockPost(check, inTurn(networkError(), success(null))),
    mockGet(resultPath, inTurn(noResult, passed)),
  ),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Your face')).toBeVisible();
    await press(canvas, 'Check my face');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Sending can be stopped; the picture stays',
  parameters: answered(mockPost(check, neverAnswers())),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await press(canvas, 'Stop');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByAltText('Your picture: Your face')).toBeVisible();
  },
};

const configPath = '/auth/v1/living-check-config';

const toldUntilRetry =
  (told: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told);
    await expect(canvas.queryByLabelText('Your face')).toBeNull();
    await press(canvas, 'Retry');
    await expect(await canvas.findByLabelText('Your face')).toHaveAttribute('capture', 'user');
  };

export const ConfigRefused: Story = {
  name: 'The app does not guess how to take the picture: a failed configuration is shown, with Retry',
  parameters: answered(
    mockGet(configPath, inTurn(refusal('Not available just now.', 503), success(aLivingConfig()))),
  ),
  play: toldUntilRetry('Not available just now.'),
};

export const ConfigMalformed: Story = {
  name: 'A configuration that makes no sense is shown as a failure, with Retry',
  parameters: answered(
    mockGet(
      configPath,
      inTurn(success({ mode: 'camera', tips: 'Smile' } as never), success(aLivingConfig())),
    ),
  ),
  play: toldUntilRetry('Something went wrong on our side'),
};

export const CameraOnlyDenied: Story = {
  tags: ['state'],
  name: 'When the live camera is not allowed, the text does not offer to choose a picture: it must be taken now',
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: async ({ canvas }) => {
    await press(canvas, 'Open camera');
    await expect(await canvas.findByText(/^The camera is not allowed here/)).toBeVisible();
    await expect(canvas.queryByText(/[Cc]hoose/)).toBeNull();
    await expect(canvas.getByLabelText('Your face')).toHaveAttribute('capture', 'user');
  },
};

export const CameraOnly: Story = {
  name: "Mode camera opens the phone's own front camera where there is no live one",
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toHaveAttribute('capture', 'user');
    await press(canvas, 'Open camera');
    await expect(await canvas.findByText(/No camera was found/)).toBeVisible();
    await expect(canvas.queryByText('Please Upload Face Recognition')).toBeNull();
    await give(canvas);
    await expect(canvas.queryByText(/No camera was found/)).toBeNull();
  },
};

export const UploadMode: Story = {
  name: 'Mode upload takes one from the gallery too',
  parameters: answered(
    mockGet('/auth/v1/living-check-config', success(aLivingConfig({ mode: 'upload', tips: [] }))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).not.toHaveAttribute('capture');
    await expect(canvas.queryByText('For a good picture')).toBeNull();
  },
};

export const FromTheGallery: Story = {
  name: 'A picture from the gallery goes to its own call, and its result is read as any other (D39)',
  parameters: answered(
    mockGet(configPath, success(aLivingConfig({ mode: 'upload' }))),
    mockPost('/authen/upload', () => {
      received('upload');
      return success(null);
    }),
    mockPost(check, () => {
      received('living-check');
      return success(null);
    }),
    mockGet(resultPath, inTurn(noResult, passed)),
  ),
  play: async ({ canvas }) => {
    await giveAndSend(canvas);
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
    await expect(received.mock.calls.flat()).toEqual(['upload']);
  },
};

export const LiveWhereTheGalleryIsAllowed: Story = {
  name: 'Where the gallery is allowed too, a picture of the live camera still goes to the living check',
  parameters: answered(
    mockGet(configPath, success(aLivingConfig({ mode: 'upload' }))),
    mockGet(resultPath, inTurn(noResult, passed)),
  ),
  beforeEach: () => {
    allowCamera();
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await canvas.findByAltText('Your picture: Your face');
    await press(canvas, 'Check my face');
    await expect(await canvas.findByText('Your face is verified')).toBeVisible();
  },
};

export const Camera: Story = {
  name: 'The front camera shows an oval; its picture is looked at before it is sent',
  beforeEach: () => {
    allowCamera();
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await expect(await canvas.findByAltText('Your picture: Your face')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check my face' })).toBeEnabled();
  },
};

export const CameraLive: Story = {
  tags: ['state'],
  name: 'The oval fits a 320 px screen',
  beforeEach: () => {
    allowCamera();
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Open camera');
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
  },
};

export const Loading: Story = {
  parameters: answered(mockGet(resultPath, neverAnswers())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your face check')).toBeInTheDocument();
  },
};

export const LargeText: Story = {
  name: 'Everything fits text of twice the size at 320 px',
  globals: { textSize: 200, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your face')).toBeInTheDocument();
  },
};
