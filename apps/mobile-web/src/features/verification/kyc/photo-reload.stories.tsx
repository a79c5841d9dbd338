import { mockPost, neverAnswers, refusal } from '@kosha/api-client/testing';
import { validationMessages } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notePicture } from '../images/picture-notes.ts';
import { IdentityScreen } from './identity.screen.tsx';
import { withoutCameraSupport } from '../images/camera/fake-camera.fixtures.ts';
import { identityRoute, photoHandlers, press, stepReview } from './kyc.fixtures.ts';
import { give, next, ocr } from './photos.fixtures.ts';

const atReview = { ...identityRoute, url: `${identityRoute.url}&part=review` };

/** Photo mode after a reload: pictures that the server has need not be taken again. */
const meta = {
  title: '2 Verify/Identity by photos, reloaded',
  component: IdentityScreen,
  parameters: { route: atReview, msw: { handlers: photoHandlers } },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = (...kinds: Parameters<typeof notePicture>[0][]) => {
  for (const kind of kinds) notePicture(kind, 'sent');
};

export const GoesOn: Story = {
  name: 'When the server has all three, it stays at the review, where they can be confirmed',
  beforeEach: () => sent('aadhaarFront', 'aadhaarBack', 'pan'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stepReview)).toBeVisible();
    await expect(canvas.getAllByText('Your picture has arrived.')).toHaveLength(3);
    await expect(canvas.getByText(/not shown after a reload/)).toBeVisible();
    await press(canvas, 'Looks right');
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/auth/index?pid=3'),
    );
    await expect(sessionStorage.getItem('kosha.pictures')).toBe('{}');
  },
};

export const OneSide: Story = {
  name: 'When the server has one side, the page says so and asks only for the others',
  beforeEach: () => {
    sent('aadhaarFront');
    return withoutCameraSupport();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 1 of 3 taken')).toBeVisible();
    await expect(canvas.getAllByText('Your picture has arrived.')).toHaveLength(1);
    await next(canvas);
    await expect(canvas.queryByText('Please Upload Aadhaar front')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar back')).toHaveFocus();
  },
};

export const NeverArrived: Story = {
  name: 'The page says that a picture that had not arrived is lost, until there is another one',
  parameters: {
    msw: { handlers: [mockPost(ocr, neverAnswers()), ...photoHandlers] },
  },
  beforeEach: () => notePicture('aadhaarBack', 'taken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/had not been sent, and we keep none/)).toBeVisible();
    await give(canvas, 'Aadhaar back');
    await expect(canvas.queryByText(/had not been sent/)).toBeNull();
  },
};

export const GoneMeanwhile: Story = {
  name: 'A picture that the server no longer has is asked for again, in the words of the server',
  parameters: {
    msw: {
      handlers: [
        mockPost('/auth/v1/kyc-info/aadhaar-pan', refusal(validationMessages.aadhaarFrontRequired)),
        ...photoHandlers,
      ],
    },
  },
  beforeEach: () => sent('aadhaarFront', 'aadhaarBack', 'pan'),
  play: async ({ canvas }) => {
    await press(canvas, 'Looks right');
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
    await expect(await canvas.findByText('Photos, step 1 of 2: 2 of 3 taken')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Aadhaar front')).toHaveFocus());
  },
};

export const NothingKnown: Story = {
  name: 'When no picture has arrived, it begins with the pictures',
  beforeEach: () =>
    sessionStorage.setItem('kosha.pictures', '{"aadhaarFront":"x","aadhaarBack":1}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await expect(canvas.queryByText('Your picture has arrived.')).toBeNull();
  },
};

export const LargeText: Story = {
  ...OneSide,
  name: 'Everything fits text of twice the size at 320 px',
  globals: { textSize: 200, viewport: { value: 'small' } },
};
