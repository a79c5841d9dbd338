import { mockPost, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IdentityScreen } from '../identity.screen.tsx';
import {
  ocrResult,
  pressKycButton,
  readablePhotoLabel,
  ocrHandler,
  reviewHeading,
} from '../kyc.fixtures.ts';
import {
  withPhotoModeHandlers,
  documentLabels,
  findPhoto,
  uploadPhoto,
  pressPhotosNext,
  ocrPath,
  saveKycPath,
  uploadAllAndReview,
} from './photos.fixtures.ts';

const requested = fn();

const meta = {
  title: '2 Verify/Identity by photos',
  component: IdentityScreen,
  parameters: { ...withPhotoModeHandlers(), provokes: 'Contract drift' },
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The review shows the OCR results of each document. */
export const Review: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(ocrHandler),
  play: async ({ canvas }) => uploadAllAndReview(canvas),
};

export const ReviewLargeText: Story = {
  ...Review,
  globals: { textSize: 200, viewport: { value: 'small' } },
};

/** "Back" returns from the review to the photos, which are kept. */
export const BackFromReview: Story = {
  play: async ({ canvas }) => {
    await uploadAllAndReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(canvas.getByText('Photos, step 1 of 2: 3 of 3 taken')).toHaveFocus(),
    );
    for (const label of documentLabels) await expect(await findPhoto(canvas, label)).toBeVisible();
  },
};

/**
 * If the borrower takes a photo again and presses "Next", the review shows the OCR results of the
 * new photo.
 */
export const PhotoTakenAgain: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, () => {
      requested();
      const isNew = requested.mock.calls.length > 3;
      return success(ocrResult({ name: isNew ? 'Asha Rao' : 'Priya Sharma' }));
    }),
  ),
  play: async ({ canvas }) => {
    await uploadAllAndReview(canvas);
    await pressKycButton(canvas, 'Take again: Aadhaar back');
    await waitFor(() => expect(canvas.getByLabelText('Aadhaar back')).toHaveFocus());
    await expect(await findPhoto(canvas, 'Aadhaar back')).toBeVisible();
    await uploadPhoto(canvas, 'Aadhaar back');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(3));
    await pressPhotosNext(canvas);
    await expect(await canvas.findByText('Asha Rao')).toBeVisible();
    await expect(canvas.getAllByText('Priya Sharma')).toHaveLength(2);
  },
};

/**
 * If the server refuses to complete the step, the server's message is shown, and the review stays
 * open.
 */
export const ReviewRefused: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(
    ocrHandler,
    mockPost(saveKycPath, refusal('This PAN belongs to another account.', 409)),
  ),
  play: async ({ canvas }) => {
    await uploadAllAndReview(canvas);
    await pressKycButton(canvas, 'Looks right');
    await expect(await canvas.findByText('This PAN belongs to another account.')).toBeVisible();
    await expect(canvas.getByText(reviewHeading)).toBeVisible();
  },
};

/** If a document has no OCR results, the review shows its photo instead. */
export const UnreadPhoto: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(mockPost(ocrPath, success(null))),
  play: async ({ canvas }) => {
    for (const label of documentLabels) await uploadPhoto(canvas, label);
    await waitFor(() =>
      expect(canvas.getAllByText('Your picture has arrived.')).toHaveLength(documentLabels.length),
    );
    await pressPhotosNext(canvas);
    await canvas.findByText(reviewHeading);
    for (const label of documentLabels) await expect(await findPhoto(canvas, label)).toBeVisible();
  },
};

/** Characters in the OCR results that reverse the direction of the text are removed. */
export const RightToLeftText: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, success(ocrResult({ name: '\u202EPriya\u2066 Sharma' }))),
  ),
  play: async ({ canvas }) => {
    await uploadAllAndReview(canvas);
    const [name] = canvas.getAllByText('Priya Sharma');
    await expect(name).toHaveTextContent(/^Priya Sharma$/);
  },
};
