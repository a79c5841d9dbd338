import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  allowCamera,
  refuseCamera,
  withoutCameraSupport,
} from '../../images/camera/fake-camera.fixtures.ts';
import { IdentityScreen } from '../identity.screen.tsx';
import {
  identityStoryRoute,
  photoHandlers,
  pressKycButton,
  readablePhotoLabel,
  reviewHeading,
} from '../kyc.fixtures.ts';
import { uploadPhoto } from './photos.fixtures.ts';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: '2 Verify/Identity by photos, camera',
  component: IdentityScreen,
  parameters: { route: identityStoryRoute, msw: { handlers: photoHandlers } },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCamera = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Open camera' }));

const streams: MediaStream[][] = [];
const isDark = () => streams.flat().every((stream) => !stream.active);

const allowed: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    streams.splice(0, streams.length, allowCamera());
  },
};

/**
 * OCR reads the photo from the live camera, and the borrower can take it again. After the camera
 * sheet is closed, the camera is off.
 */
export const PhotoTaken: Story = {
  ...allowed,
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await canvas.findByRole('dialog', { name: 'Aadhaar back' });
    await pressKycButton(canvas, 'Close the camera');
    await expect(await canvas.findByText(readablePhotoLabel)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await expect(isDark()).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take again: Aadhaar front' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

/**
 * "Open camera" at the bottom keeps the camera open for all three photos. Then the review of the
 * OCR results opens.
 */
export const FixedButton: Story = {
  ...allowed,
  play: async ({ canvas }) => {
    await pressKycButton(canvas, 'Open camera');
    await pressKycButton(canvas, 'Close the camera');
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
    await pressKycButton(canvas, 'Open camera');
    for (const label of ['Aadhaar front', 'Aadhaar back', 'PAN']) {
      const sheet = within(await canvas.findByRole('dialog', { name: label }));
      const take = await sheet.findByRole('button', { name: 'Take photo' });
      await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
      // A double tap must not also take the photo of the next document.
      await userEvent.dblClick(take);
    }
    await waitFor(() => expect(canvas.getByText(reviewHeading)).toHaveFocus());
    await expect(isDark()).toBe(true);
  },
};

/**
 * "Next" is shown below "Open camera". If the borrower presses "Next" before all photos are taken,
 * the page names the first missing photo.
 */
export const PhotoMissing: Story = {
  tags: ['state'],
  ...allowed,
  play: async ({ canvas }) => {
    await pressKycButton(canvas, 'Next');
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(readablePhotoLabel)).toBeVisible();
    await pressKycButton(canvas, 'Next');
    await expect(await canvas.findByText('Please Upload Aadhaar Back')).toBeVisible();
    await uploadPhoto(canvas, 'Aadhaar back');
    await waitFor(() => expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(2));
    await pressKycButton(canvas, 'Next');
    await expect(await canvas.findByText('Please Upload PAN')).toBeVisible();
  },
};

/** When the camera is opened again, it continues with the missing photos. */
export const CameraClosedEarly: Story = {
  ...allowed,
  play: async ({ canvas }) => {
    await pressKycButton(canvas, 'Open camera');
    const takePhoto = async (label: string) => {
      const sheet = within(await canvas.findByRole('dialog', { name: label }));
      const take = await sheet.findByRole('button', { name: 'Take photo' });
      await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(take);
    };
    await takePhoto('Aadhaar front');
    await canvas.findByRole('dialog', { name: 'Aadhaar back' });
    await pressKycButton(canvas, 'Close the camera');
    await expect(await canvas.findByText('Please Upload Aadhaar Back')).toBeVisible();
    await pressKycButton(canvas, 'Open camera');
    await takePhoto('Aadhaar back');
    await takePhoto('PAN');
    await expect(await canvas.findByText(reviewHeading)).toBeVisible();
  },
};

/** The live camera is shown with a frame for the document. */
export const Live: Story = {
  tags: ['state'],
  ...allowed,
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getByLabelText('Live picture of the camera')).toBeVisible();
  },
};

export const LiveSmallPhone: Story = {
  ...Live,
  globals: { viewport: { value: 'small' } },
};

/** Closing the camera sheet turns the camera off. */
export const CameraClosed: Story = {
  ...allowed,
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the camera' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(isDark()).toBe(true));
  },
};

const expectMessage =
  (message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await openCamera(canvas);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar front')).toBeEnabled();
  };

/** If the camera permission is denied, the borrower can choose a picture instead. */
export const CameraDenied: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: expectMessage(/The camera is not allowed/),
};

/** If the phone has no camera, the borrower can choose a picture instead. */
export const NoCamera: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async (context) => {
    const { canvas } = context;
    await expectMessage(/No camera was found/)(context);
    await expect(canvas.queryByRole('button', { name: /Aadhaar front/ })).toBeNull();
    await expect(canvas.queryByText(/^Please Upload/)).toBeNull();
  },
};

/** Choosing a picture removes the message about the missing camera. */
export const NoCameraFileChosen: Story = {
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByText(/No camera was found/);
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(readablePhotoLabel)).toBeVisible();
    await expect(canvas.queryByText(/No camera was found/)).toBeNull();
  },
};

/** If another app uses the camera, the borrower can choose a picture instead. */
export const CameraBusy: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotReadableError'),
  play: expectMessage(/Another app may be using it/),
};

/** Without camera support, only the phone's own file picker is offered. */
export const CameraUnsupported: Story = {
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Aadhaar front')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Open camera/ })).toBeNull();
    await expect(canvas.getAllByText('Take or choose a picture')).toHaveLength(3);
  },
};
