import { mockPost, neverResponds, networkError, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../../../shared/testing/expect-path.ts';
import { testImage } from '../../../../shared/photos/photos.fixtures.ts';
import { firstThenSecond } from '../../../../shared/testing/in-turn.ts';
import { withoutCameraSupport } from '../../images/camera/fake-camera.fixtures.ts';
import { IdentityScreen } from '../identity.screen.tsx';
import {
  aMaskedAadhaar,
  ocrResult,
  pressKycButton,
  readablePhotoLabel,
  ocrResultOf,
  reviewHeading,
} from '../kyc.fixtures.ts';
import {
  withPhotoModeHandlers,
  documentLabels,
  uploadPhoto,
  pressPhotosNext,
  ocrPath,
  saveKycPath,
} from './photos.fixtures.ts';

const received = fn();

const remembering = [
  http.post(`*/api1${ocrPath}`, async ({ request }) => {
    const form = await request.formData();
    const image = form.get('image') as File;
    received({ type: form.get('type'), notNeed: form.get('notNeed'), image: image.type });
    return HttpResponse.json({ code: 0, msg: 'ok', data: ocrResultOf(form.get('type')) });
  }),
  mockPost(saveKycPath, ({ body }) => {
    received(body);
    return success(null);
  }),
];

const meta = {
  title: '2 Verify/Identity by photos',
  component: IdentityScreen,
  parameters: { ...withPhotoModeHandlers(), provokes: 'Contract drift' },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All three photos are missing. The page shows "Photos, step 1 of 2" and the number of the
 * verification step.
 */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await expect(canvas.getByText(/^Step 3 of /)).toBeVisible();
    await expect(canvas.getAllByText('Not taken yet')).toHaveLength(3);
    for (const label of documentLabels) await expect(canvas.getByLabelText(label)).toBeEnabled();
  },
};

const missing = [
  ['Please Upload Aadhaar front', 'Aadhaar front'],
  ['Please Upload Aadhaar Back', 'Aadhaar back'],
  ['Please Upload PAN', 'PAN'],
] as const;

/**
 * The borrower takes each photo and reviews the OCR results. Confirming them completes the step.
 */
export const WholeStep: Story = {
  parameters: withPhotoModeHandlers(remembering),
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    for (const [at, [message, label]] of missing.entries()) {
      await pressPhotosNext(canvas);
      await expect(await canvas.findByText(message)).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
      await uploadPhoto(canvas, label);
      await waitFor(() => expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(at + 1));
    }
    await expect(canvas.getByText('Photos, step 1 of 2: 3 of 3 taken')).toBeVisible();
    await expect(canvas.queryByText(aMaskedAadhaar)).toBeNull();
    await pressPhotosNext(canvas);
    await waitFor(() => expect(canvas.getByText(reviewHeading)).toHaveFocus());
    await expect(canvas.getByText(/step 2 of 2/)).toBeVisible();
    await expect(canvas.getByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.getByText('14/08/1994')).toBeVisible();
    await expect(canvas.getByText('Says the same as the front')).toBeVisible();
    await expect(canvas.getByText('XXXXXX234F')).toBeVisible();
    await pressKycButton(canvas, 'Looks right');
    await expectPath(canvas, '/auth/index?pid=3');
    const picture = (type: string) => ({ type, notNeed: '0', image: 'image/jpeg' });
    await expect(received.mock.calls.flat()).toEqual([
      picture('aadhaarFront'),
      picture('aadhaarBack'),
      picture('pan'),
      { type: 1 },
    ]);
  },
};

export const AadhaarFrontMissing: Story = {
  tags: ['state'],
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await pressPhotosNext(canvas);
    await expect(await canvas.findByText('Please Upload Aadhaar front')).toBeVisible();
  },
};

export const AadhaarBackMissing: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(remembering),
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await canvas.findByText(readablePhotoLabel);
    await pressPhotosNext(canvas);
    await expect(await canvas.findByText('Please Upload Aadhaar Back')).toBeVisible();
  },
};

export const PanPhotoMissing: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(remembering),
  beforeEach: withoutCameraSupport,
  play: async ({ canvas }) => {
    for (const label of ['Aadhaar front', 'Aadhaar back']) await uploadPhoto(canvas, label);
    await waitFor(() => expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(2));
    await pressPhotosNext(canvas);
    await expect(await canvas.findByText('Please Upload PAN')).toBeVisible();
  },
};

/**
 * If the server responds that a photo needs no OCR, the app uploads the photo again, so that the
 * server stores it (D39).
 */
export const NoReadingNeeded: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, success({ notNeed: 1 })),
    http.post('*/api1/authen/upload', async ({ request }) => {
      const form = await request.formData();
      received({ type: form.get('type'), file: (form.get('file') as File).type });
      return HttpResponse.json({ code: 0, msg: 'ok', data: null });
    }),
  ),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar back');
    await expect(await canvas.findByText('Your picture has arrived.')).toBeVisible();
    await expect(received.mock.calls.flat()).toEqual([{ type: 'aadhaarBack', file: 'image/jpeg' }]);
  },
};

/**
 * If the server refuses to store the photo, the photo is discarded, and the server's message is
 * shown.
 */
export const SecondCallRefused: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, success({ notNeed: 1 })),
    mockPost(
      '/authen/upload',
      refusal('You have sent many pictures. Please try again in 60 minutes.', 429),
    ),
  ),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar back');
    await expect(
      await canvas.findByText('You have sent many pictures. Please try again in 60 minutes.'),
    ).toBeVisible();
    await expect(canvas.queryByAltText('Your picture: Aadhaar back')).toBeNull();
  },
};

/**
 * The server refuses a photo, for example because it is blurred. The photo is discarded, and the
 * server's message is shown (§8).
 */
export const Refused: Story = {
  tags: ['state'],
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, refusal('We could not read this picture. Please take it again.')),
  ),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/could not read this picture/)).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar front')).toHaveValue('');
    await expect(canvas.queryByAltText('Your picture: Aadhaar front')).toBeNull();
  },
};

const keys = new Set<string | null>();

/**
 * Without a connection, the photo is kept. The second attempt has the same idempotency key as the
 * first one.
 */
export const OfflineAndRetry: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, ({ headers }) => {
      keys.add(headers.get('idempotency-key'));
      received();
      return received.mock.calls.length === 1 ? networkError() : success(ocrResult());
    }),
  ),
  beforeEach: () => keys.clear(),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(readablePhotoLabel)).toBeVisible();
    await expect(received).toHaveBeenCalledTimes(2);
    await expect(keys.size).toBe(1);
  },
};

/** If the OCR response is invalid, the photo is kept and can be sent again. */
export const ReadingMalformed: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, firstThenSecond(success({ panNo: 12 } as never), success(ocrResult()))),
  ),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(canvas.getByAltText('Your picture: Aadhaar front')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(readablePhotoLabel)).toBeVisible();
  },
};

/** The upload shows its progress, and the borrower can stop it. */
export const SendingStopped: Story = {
  parameters: withPhotoModeHandlers(mockPost(ocrPath, neverResponds())),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByLabelText('Sending your picture')).toBeVisible();
    await pressPhotosNext(canvas);
    await expect(await canvas.findByText('Please wait until this picture is read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByLabelText('Aadhaar front')).toBeEnabled();
  },
};

/** A photo that the server stored without OCR results is accepted. */
export const StoredUnread: Story = {
  parameters: withPhotoModeHandlers(mockPost(ocrPath, success(null))),
  play: async ({ canvas }) => {
    await uploadPhoto(canvas, 'Aadhaar front');
    await expect(await canvas.findByText('Your picture has arrived.')).toBeVisible();
  },
};

const refusedFiles = [
  ['ft-fixture-json.webp', 'Please choose an image: JPEG, PNG, WebP or HEIC'],
  ['made-truncated.jpg', 'A part of this picture is missing. Please choose another one.'],
  ['ft-fixture-mif1.heic', /cannot open HEIC pictures/],
] as const;

/** A file that the browser cannot open as an image is not sent, and the page explains why. */
export const WrongFiles: Story = {
  parameters: withPhotoModeHandlers(
    mockPost(ocrPath, firstThenSecond(refusal('Not to be asked'), success(ocrResult()))),
  ),
  play: async ({ canvas }) => {
    for (const [name, message] of refusedFiles) {
      await uploadPhoto(canvas, 'Aadhaar front', await testImage(name));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await expect(canvas.queryByText('Not to be asked')).toBeNull();
  },
};

export const SmallPhone: Story = {
  ...Blank,
  globals: { viewport: { value: 'small' } },
};

export const LargeText: Story = {
  ...Blank,
  globals: { textSize: 200 },
};
