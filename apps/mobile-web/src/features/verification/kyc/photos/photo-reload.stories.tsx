import type { Schema } from '@kosha/api-client';
import { mockPost, neverResponds, refusal } from '@kosha/api-client/testing';
import { validationMessages } from '@kosha/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectPath } from '../../../../shared/testing/expect-path.ts';
import { writePhotoState, maskOcrResult } from '../../images/photo-notes.ts';
import { IdentityScreen } from '../identity.screen.tsx';
import { withoutCameraSupport } from '../../images/camera/fake-camera.fixtures.ts';
import {
  aMaskedAadhaar,
  identityStoryRoute,
  photoHandlers,
  pressKycButton,
  readablePhotoLabel,
  ocrResultOf,
  reviewHeading,
} from '../kyc.fixtures.ts';
import { uploadPhoto, pressPhotosNext, ocrPath } from './photos.fixtures.ts';

const atReview = { ...identityStoryRoute, url: `${identityStoryRoute.url}&part=review` };

/** After a reload, a document with stored OCR results needs no new photo. */
const meta = {
  title: '2 Verify/Identity by photos, reloaded',
  component: IdentityScreen,
  parameters: { route: atReview, msw: { handlers: photoHandlers } },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type DocumentType = Schema<'DocumentType'>;

const read = (...kinds: DocumentType[]) => {
  for (const kind of kinds) writePhotoState(kind, maskOcrResult({ ...ocrResultOf(kind) }));
};

/** The OCR results of all documents are stored, so the review opens. */
export const AllRead: Story = {
  beforeEach: () => read('aadhaarFront', 'aadhaarBack', 'pan'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reviewHeading)).toBeVisible();
    await expect(canvas.getAllByText('Priya Sharma')).toHaveLength(2);
    await expect(canvas.getByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.getByText('XXXXXX234F')).toBeVisible();
    await pressKycButton(canvas, 'Looks right');
    await expectPath(canvas, '/auth/index?pid=3');
    await expect(sessionStorage.getItem('kosha.pictures')).toBe('{}');
  },
};

/** The OCR results of one document are stored. The page asks only for the other photos. */
export const OneRead: Story = {
  beforeEach: () => {
    read('aadhaarFront');
    return withoutCameraSupport();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 1 of 3 taken')).toBeVisible();
    await expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(1);
    await pressPhotosNext(canvas);
    await expect(canvas.queryByText('Please Upload Aadhaar front')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar back')).toHaveFocus();
  },
};

/**
 * If the user reloads the page before a photo is uploaded, the page says that the photo was not
 * kept, and requests it again.
 */
export const UploadLost: Story = {
  parameters: {
    msw: { handlers: [mockPost(ocrPath, neverResponds()), ...photoHandlers] },
  },
  beforeEach: () => writePhotoState('aadhaarBack', 'taken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no picture is kept on this phone/)).toBeVisible();
    await uploadPhoto(canvas, 'Aadhaar back');
    await expect(canvas.queryByText(/no picture is kept on this phone/)).toBeNull();
  },
};

/**
 * The photo was sent before the reload, but no OCR results are stored, so the page requests the
 * photo again.
 */
export const NothingRead: Story = {
  tags: ['state'],
  beforeEach: () => {
    read('aadhaarFront', 'pan');
    writePhotoState('aadhaarBack', 'sent');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 2 of 3 taken')).toBeVisible();
    await expect(canvas.getByText(/no picture is kept on this phone/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Looks right' })).toBeNull();
  },
};

/** The server no longer has a photo, so the page requests this photo again. */
export const PhotoRemoved: Story = {
  parameters: {
    msw: {
      handlers: [
        mockPost('/auth/v1/kyc-info/aadhaar-pan', refusal(validationMessages.aadhaarFrontRequired)),
        ...photoHandlers,
      ],
    },
  },
  beforeEach: () => read('aadhaarFront', 'aadhaarBack', 'pan'),
  play: async ({ canvas }) => {
    await pressKycButton(canvas, 'Looks right');
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
    await expect(await canvas.findByText('Photos, step 1 of 2: 2 of 3 taken')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Aadhaar front')).toHaveFocus());
  },
};

/** No valid OCR results are stored, so the page starts with the photos instead of the review. */
export const NothingUploaded: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    sessionStorage.setItem('kosha.pictures', '{"aadhaarFront":"x","aadhaarBack":1}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await expect(canvas.queryByText(readablePhotoLabel)).toBeNull();
  },
};

export const LargeText: Story = {
  ...OneRead,
  globals: { textSize: 200, viewport: { value: 'small' } },
};
