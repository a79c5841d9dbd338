import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { aPng } from '../../../../shared/photos/photos.fixtures.ts';
import {
  identityStoryRoute,
  photoHandlers,
  readablePhotoLabel,
  reviewHeading,
} from '../kyc.fixtures.ts';

type Canvas = ReturnType<typeof within>;

export const ocrPath = '/auth/v1/ocr-separate';
export const saveKycPath = '/auth/v1/kyc-info/aadhaar-pan';

export const documentLabels = ['Aadhaar front', 'Aadhaar back', 'PAN'];

export const withPhotoModeHandlers = (
  ...handlers: Parameters<typeof photoHandlers.concat>[0][]
) => ({
  route: identityStoryRoute,
  msw: { handlers: [...handlers.flat(), ...photoHandlers] },
});

export const pressPhotosNext = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

export async function uploadPhoto(canvas: Canvas, label: string, file?: Blob) {
  const picture = new File([file ?? (await aPng(400, 260))], 'x.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText(label), picture);
}

export const findPhoto = (canvas: Canvas, label: string) =>
  canvas.findByAltText(`Your picture: ${label}`);

export async function uploadAllAndReview(canvas: Canvas) {
  for (const label of documentLabels) await uploadPhoto(canvas, label);
  await waitFor(() =>
    expect(canvas.getAllByText(readablePhotoLabel)).toHaveLength(documentLabels.length),
  );
  await pressPhotosNext(canvas);
  await canvas.findByText(reviewHeading);
}
