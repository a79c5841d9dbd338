import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import {
  allowCamera,
  refuseCamera,
  withoutCameraSupport,
} from '../images/camera/fake-camera.fixtures.ts';
import { IdentityScreen } from './identity.screen.tsx';
import { aMaskedAadhaar, identityRoute, photoHandlers } from './kyc.fixtures.ts';

type Canvas = ReturnType<typeof within>;

/** Taking a document's picture by the camera, where there is one and where not. */
const meta = {
  title: 'features/verification/kyc/camera',
  component: IdentityScreen,
  parameters: { route: identityRoute, msw: { handlers: photoHandlers } },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCamera = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Take a photo: Aadhaar front' }));

const streams: MediaStream[][] = [];
const isDark = () => streams.flat().every((stream) => !stream.active);

const allowed: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    streams.splice(0, streams.length, allowCamera());
  },
};

export const Allowed: Story = {
  ...allowed,
  name: 'The live picture is taken, read, and may be taken again; then the camera is off',
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(take);
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await expect(isDark()).toBe(true);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take it again: Aadhaar front' }),
    );
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const Live: Story = {
  ...allowed,
  name: 'A frame lies over the live picture',
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const take = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getByLabelText('Live picture of the camera')).toBeVisible();
  },
};

export const LiveSmall: Story = {
  ...Live,
  name: 'It fits a 320 px screen',
  globals: { viewport: { value: 'small' } },
};

export const Closed: Story = {
  ...allowed,
  name: 'Closing the sheet puts the camera out',
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the camera' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(isDark()).toBe(true));
  },
};

const tellsOf =
  (message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await openCamera(canvas);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar front')).toBeEnabled();
  };

export const Denied: Story = {
  name: 'A camera that is not allowed leaves the file, told plainly',
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: tellsOf(/The camera is not allowed/),
};

export const Absent: Story = {
  name: 'A phone without camera leaves the file, told plainly',
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async (context) => {
    await tellsOf(/No camera was found/)(context);
    await expect(context.canvas.queryByRole('button', { name: /Aadhaar front/ })).toBeNull();
  },
};

export const Busy: Story = {
  name: 'A camera that another app holds leaves the file, told plainly',
  beforeEach: () => refuseCamera('NotReadableError'),
  play: tellsOf(/another app may be using it/),
};

export const Unsupported: Story = {
  name: 'A browser without camera offers the file alone',
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Aadhaar front')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Take a photo/ })).toBeNull();
    await expect(canvas.getAllByText('Take or choose a picture')).toHaveLength(2);
  },
};
