import { mockPost, neverResponds, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectPath } from '../../../../shared/testing/expect-path.ts';
import { IdentityScreen } from '../identity.screen.tsx';
import {
  aMaskedAadhaar,
  anAadhaar,
  aPan,
  aadhaarField,
  withNumberModeHandlers,
  askForCode,
  enterCode,
  findFocusedPanField,
  photoHandlers,
  pressKycButton,
  sendOtpPath,
  verifyOtpPath,
} from '../kyc.fixtures.ts';

const save = '/auth/v1/kyc-info/aadhaar-pan';
const received = fn();

const meta = {
  title: '2 Verify/Identity by numbers',
  component: IdentityScreen,
  parameters: { ...withNumberModeHandlers(), provokes: 'Contract drift' },
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};

/**
 * The Aadhaar and PAN fields are empty, and the browser does not autofill them. "Next" shows an
 * error for the Aadhaar field.
 */
export const Blank: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    for (const label of ['Aadhaar number', 'PAN number'])
      await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', 'off');
    await pressKycButton(canvas, 'Next');
    await expect(canvas.getByText('Please Input IDcard No.')).toBeVisible();
    await expect(await aadhaarField(canvas)).toHaveFocus();
  },
};

/** Each kind of wrong Aadhaar number has its own error message, and no code is requested (D43). */
export const WrongAadhaarNumber: Story = {
  play: async ({ canvas }) => {
    const field = await aadhaarField(canvas);
    for (const [typed, expected, problem] of [
      ['2341 2341-2347 99', '234123412347', /A digit of this Aadhaar number is wrong/],
      ['२३४१ २३४१', '23412341', /An Aadhaar number has 12 digits/],
      ['123412341234', '123412341234', /does not start with 0 or 1/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(expected);
      await pressKycButton(canvas, 'Get code');
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    }
    await expect(canvas.queryByText('Please Input IDcard No.')).toBeNull();
    await userEvent.clear(field);
    await pressKycButton(canvas, 'Get code');
    await expect(canvas.getByText('Please Input IDcard No.')).toBeVisible();
  },
};

/**
 * Pasted text that contains more than an Aadhaar number or a PAN is rejected. The field stays
 * unchanged.
 */
export const PastedText: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = await aadhaarField(canvas);
    await userEvent.click(field);
    await userEvent.paste('2341 2341 2346 7890');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/Aadhaar number alone: 12 digits/);
    await userEvent.paste('2341 2341-2346');
    await expect(field).toHaveValue('234123412346');
    await expect(field).toBeValid();
    const pan = canvas.getByLabelText('PAN number');
    await userEvent.click(pan);
    await userEvent.paste('My PAN: ABCPS1234F');
    await expect(pan).toHaveValue('');
    await expect(pan).toHaveAccessibleDescription(/PAN alone: 10 letters and digits/);
  },
};

/** Each kind of wrong PAN has its own error message (D43). */
export const WrongPan: Story = {
  parameters: withNumberModeHandlers(mockPost(sendOtpPath, success({ state: 1, result: null }))),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    const pan = await findFocusedPanField(canvas);
    for (const [typed, problem] of [
      ['ABCPS 1234', /5 letters, 4 digits and 1 letter/],
      ['ABCCS-1234-F', /fourth letter of a person's PAN is P/],
      ['abcps ०००० f', /not 0000/],
    ] as const) {
      await userEvent.clear(pan);
      await userEvent.type(pan, typed);
      await pressKycButton(canvas, 'Next');
      await expect(pan).toHaveAccessibleDescription(problem);
      await expect(pan).toHaveFocus();
    }
    await expect(canvas.queryByText('Please Input Pan Id.')).toBeNull();
  },
};

export const PanMissing: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(mockPost(sendOtpPath, success({ state: 1, result: null }))),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await findFocusedPanField(canvas);
    await pressKycButton(canvas, 'Next');
    await expect(canvas.getByText('Please Input Pan Id.')).toBeVisible();
  },
};

/**
 * The one-time code verifies the Aadhaar number, which is then masked. After the PAN is sent, the
 * next verification step opens.
 */
export const WholeStep: Story = {
  parameters: withNumberModeHandlers(
    mockPost(verifyOtpPath, ({ body }) => {
      received(body);
      return success(null);
    }),
    mockPost(save, ({ body }) => {
      received(body);
      return success(null);
    }),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await pressKycButton(canvas, 'Verify');
    await expect(canvas.getByText('Please enter the code')).toBeVisible();
    await enterCode(canvas, '१2a34567');
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByDisplayValue(anAadhaar)).toBeNull();
    await findFocusedPanField(canvas);
    await pressKycButton(canvas, 'Next');
    await expect(canvas.getByText('Please Input Pan Id.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('PAN number'), aPan.toLowerCase());
    await pressKycButton(canvas, 'Next');
    await expectPath(canvas, '/auth/index?pid=3');
    await expect(received.mock.calls.flat()).toEqual([
      { aadhaar: anAadhaar, otp: '123456' },
      { idNo: anAadhaar, panNo: aPan, type: 2 },
    ]);
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(
      new RegExp(`${anAadhaar}|${aPan}`),
    );
  },
};

/** While the numbers are being sent, they cannot be edited. The focus stays in the PAN field. */
export const Sending: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(mockPost(save, neverResponds())),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await enterCode(canvas, '123456');
    const pan = await findFocusedPanField(canvas);
    await userEvent.type(pan, `${aPan}{Enter}`);
    await waitFor(() => expect(pan).toHaveAttribute('readonly'));
    await userEvent.type(pan, '{Backspace}');
    await expect(pan).toHaveValue(aPan);
    await expect(pan).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeDisabled();
    const photos = canvas.getByText('Verify though taking pictures');
    await expect(photos.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByText(aMaskedAadhaar)).toBeVisible();
  },
};

/**
 * If the Aadhaar number is not verified yet, "Next" shows a message that the borrower must first
 * verify it with a code.
 */
export const CodeMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await aadhaarField(canvas), anAadhaar);
    await userEvent.type(canvas.getByLabelText('PAN number'), aPan);
    await pressKycButton(canvas, 'Next');
    await expect(canvas.getByText(/Please verify your Aadhaar number first/)).toBeVisible();
  },
};

/**
 * If the Aadhaar number is already verified, no code is needed. The borrower can still change the
 * number.
 */
export const AadhaarVerified: Story = {
  parameters: withNumberModeHandlers(mockPost(sendOtpPath, success({ state: 1, result: null }))),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await pressKycButton(canvas, 'Change');
    await expect(await aadhaarField(canvas)).toHaveValue('');
    await expect(await aadhaarField(canvas)).toHaveFocus();
  },
};

const noMobile = 'Aadhaar number does not have a mobile number linked';

/** If the identity provider sends no code, its message is shown below the Aadhaar field (§8). */
export const ProviderRefused: Story = {
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, success({ state: 0, result: { success: false, message: noMobile } })),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByText(noMobile)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** If the identity provider sends no code and gives no reason, the app's own message is shown. */
export const ProviderWithoutMessage: Story = {
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, success({ state: 0, result: { success: false } as never })),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByText(/did not say why/)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await aadhaarField(canvas)).toHaveValue(anAadhaar);
  },
};

const unreadable = (data: unknown): Story => ({
  name: `Unreadable response: ${JSON.stringify(data)}`,
  parameters: withNumberModeHandlers(mockPost(sendOtpPath, success(data as never))),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await aadhaarField(canvas)).toHaveValue(anAadhaar);
  },
});

export const UnreadableResponse = unreadable(null);
export const UnknownState = unreadable({ state: 7, result: { success: true } });

/**
 * If the borrower opens the photo page and presses "Back", the Aadhaar and PAN numbers are
 * kept.
 */
export const SwitchToPhotos: Story = {
  parameters: withNumberModeHandlers(...photoHandlers.slice(1)),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await enterCode(canvas, '123456');
    await userEvent.type(await findFocusedPanField(canvas), aPan);
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Verify though taking pictures' }),
    );
    await expect(await canvas.findByText('Photos, step 1 of 2: 0 of 3 taken')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
    await expect(canvas.getByLabelText('PAN number')).toHaveValue(aPan);
  },
};

export const LargeText: Story = {
  globals: { textSize: 200, viewport: { value: 'small' } },
};
