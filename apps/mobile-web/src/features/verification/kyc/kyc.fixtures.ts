import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';

/** An Aadhaar number with a valid check digit. */
export const anAadhaar = '234123412346';
export const anotherAadhaar = '499118665246';
export const aMaskedAadhaar = 'XXXX XXXX 2346';
export const aPan = 'ABCPS1234F';

export const ocrResult = (
  overrides: Partial<NonNullable<Schema<'RecognizedDocument'>>> = {},
): Schema<'RecognizedDocument'> => ({
  name: 'Priya Sharma',
  birthDate: '14/08/1994',
  idNo: aMaskedAadhaar,
  panNo: null,
  ...overrides,
});

export const ocrResultOf = (type: FormDataEntryValue | null) =>
  type === 'pan' ? ocrResult({ idNo: null, birthDate: null, panNo: 'XXXXXX234F' }) : ocrResult();

const modeAnswer = (photoType: number | null) =>
  mockGet('/auth/kyc-auth-config', success({ KycPageInfoVo: [{ photoType }] }));

const identityNotDone = mockGet(
  '/auth/v1/find-user-auth',
  success(userAuth({ kycAadhaarAndPan: 0 })),
);

const common = [
  identityNotDone,
  mockPost('/auth/v1/kyc-info/aadhaar-pan', success(null)),
  ...trackingHandlers,
];

export const photoHandlers = [
  modeAnswer(1),
  mockPost('/auth/v1/ocr-separate', success(ocrResult())),
  ...common,
];

export const ocrHandler = http.post('*/api1/auth/v1/ocr-separate', async ({ request }) => {
  const type = (await request.formData()).get('type');
  return HttpResponse.json({ code: 0, msg: 'ok', data: ocrResultOf(type) });
});

export const otpSentResponse = success({
  state: 0 as const,
  result: { success: true, message: 'OTP sent' },
});

export const sendOtpPath = '/auth/v2/aadhaar/send-otp';
export const verifyOtpPath = '/auth/aadhaar/verify';

export const numberHandlers = [
  modeAnswer(null),
  mockPost(sendOtpPath, otpSentResponse),
  mockPost(verifyOtpPath, success(null)),
  ...common,
];

export const identityStoryRoute = {
  path: '/auth/identity',
  url: '/auth/identity?pid=3&step=3&as=5',
};

export const withNumberModeHandlers = (...handlers: typeof numberHandlers) => ({
  route: identityStoryRoute,
  msw: { handlers: [...handlers, ...numberHandlers] },
});

type Canvas = ReturnType<typeof within>;

export const readablePhotoLabel = 'Taken, readable';
export const reviewHeading = 'Is this what your documents say?';

export const pressKycButton = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
export const aadhaarField = (canvas: Canvas) => canvas.findByLabelText('Aadhaar number');

export async function askForCode(canvas: Canvas) {
  await userEvent.type(await aadhaarField(canvas), anAadhaar);
  await pressKycButton(canvas, 'Get code');
}

/**
 * Waits until the app has moved the focus to the PAN field. Keys typed earlier would go to another
 * field.
 */
export async function findFocusedPanField(canvas: Canvas) {
  const pan = await canvas.findByLabelText('PAN number');
  await waitFor(() => expect(pan).toHaveFocus());
  return pan;
}

export async function enterCode(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByLabelText('Code'), code);
}
