import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, refusal, success } from '@kosha/api-client/testing';
import { userEvent, type within } from 'storybook/test';
import { aPng } from '../../../shared/photos/photos.fixtures.ts';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';

type Canvas = ReturnType<typeof within>;

export const faceResultPath = '/authen/h5/face-result';
export const noFaceResult = refusal('No picture of your face has been checked yet.', 404);
export const faceCheckPassed = success({ status: 1 });
export const faceCheckFailed = success({ status: 2 });

export const aLivingCheckConfig = (
  overrides: Partial<Schema<'LivingCheckConfig'>> = {},
): Schema<'LivingCheckConfig'> => ({
  mode: 'camera',
  tips: ['Look straight ahead', 'Take off your glasses'],
  ...overrides,
});

export const faceHandlers = [
  mockGet('/auth/v1/find-user-auth', success(userAuth({ kycFaceAndHold: 0 }))),
  mockGet('/auth/v1/living-check-config', success(aLivingCheckConfig())),
  mockGet(faceResultPath, noFaceResult),
  mockPost('/auth/v3/living-check', success(null)),
  mockPost('/auth/v1/kyc-info/living-hold', success(null)),
  ...trackingHandlers,
];

export const faceRoute = { path: '/auth/face', url: '/auth/face?pid=3&step=4&as=5' };

export const withFaceHandlers = (...handlers: typeof faceHandlers) => ({
  route: faceRoute,
  msw: { handlers: [...handlers, ...faceHandlers] },
});

export const pressFaceButton = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export async function selectPhoto(canvas: Canvas) {
  const file = new File([await aPng(300, 400)], 'me.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('Your face'), file);
  await canvas.findByAltText('Your picture: Your face');
}

export async function selectAndSendPhoto(canvas: Canvas) {
  await selectPhoto(canvas);
  await pressFaceButton(canvas, 'Check my face');
}
