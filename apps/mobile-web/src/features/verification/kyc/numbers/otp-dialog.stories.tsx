import { mockPost, neverResponds, refusal, success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { firstThenSecond } from '../../../../shared/testing/in-turn.ts';
import { IdentityScreen } from '../identity.screen.tsx';
import {
  aMaskedAadhaar,
  anotherAadhaar,
  aadhaarField,
  withNumberModeHandlers,
  askForCode,
  otpSentResponse,
  enterCode,
  pressKycButton,
  sendOtpPath,
  verifyOtpPath,
} from '../kyc.fixtures.ts';

const received = fn();

const meta = {
  title: '2 Verify/Identity by numbers, code',
  component: IdentityScreen,
  parameters: withNumberModeHandlers(),
  beforeEach: () => {
    received.mockClear();
  },
} satisfies Meta<typeof IdentityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooSoon = 'Please wait 42 seconds before asking for another code.';

/** If a new code is requested too soon, the dialog opens, because the last code is still valid. */
export const CodeTooSoon: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, refusal(tooSoon, 425, { retryAfterSeconds: 42 })),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('button', { name: /4[0-2]/ })).toBeDisabled();
    await expect(await canvas.findByText(tooSoon)).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  },
};

/**
 * If a code for a second Aadhaar number is requested too soon, the message appears below this
 * number. The dialog stays closed, because no code was sent for this number.
 */
export const CodeTooSoonOtherNumber: Story = {
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, firstThenSecond(otpSentResponse, refusal(tooSoon, 429))),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await canvas.findByRole('dialog');
    await pressKycButton(canvas, 'Close');
    await userEvent.clear(await aadhaarField(canvas));
    await userEvent.type(await aadhaarField(canvas), anotherAadhaar);
    await pressKycButton(canvas, 'Get code');
    await waitFor(async () =>
      expect(await aadhaarField(canvas)).toHaveAccessibleDescription(
        expect.stringContaining(tooSoon),
      ),
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const lockedOut = 'Too many wrong codes. Please try again in 24 hours.';

/**
 * After 20 wrong codes within 24 hours, the server refuses all further codes and sends no new one.
 * The dialog then does not open again.
 */
export const TooManyWrongCodes: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, firstThenSecond(otpSentResponse, refusal(lockedOut, 429))),
    mockPost(verifyOtpPath, refusal(lockedOut, 429)),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await enterCode(canvas, '111111');
    await expect(await canvas.findByText(lockedOut)).toBeVisible();
    await pressKycButton(canvas, 'Close');
    await pressKycButton(canvas, 'Get code');
    await expect(await canvas.findByText(lockedOut)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** While the code is being checked, neither the code nor the Aadhaar number can be changed. */
export const CodeSending: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(mockPost(verifyOtpPath, neverResponds())),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await enterCode(canvas, '123456');
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAttribute('readonly'));
    await expect(await aadhaarField(canvas)).toHaveAttribute('readonly');
  },
};

const wrongCode = 'This code is wrong or not valid any more. Please check it, or ask for another.';

/** The message about a wrong code stays until the code is changed. */
export const WrongCode: Story = {
  tags: ['state'],
  parameters: withNumberModeHandlers(mockPost(verifyOtpPath, refusal(wrongCode))),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByLabelText('Code')).toHaveFocus();
    await enterCode(canvas, '111111');
    await expect(await canvas.findByText(wrongCode)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Code'));
    await expect(canvas.queryByText(wrongCode)).toBeNull();
    await enterCode(canvas, '111112');
    await expect(await canvas.findByText(wrongCode)).toBeVisible();
  },
};

export const WrongCodeCorrected: Story = {
  parameters: withNumberModeHandlers(
    mockPost(verifyOtpPath, firstThenSecond(refusal(wrongCode), success(null))),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await enterCode(canvas, '111111');
    await canvas.findByText(wrongCode);
    await userEvent.clear(canvas.getByLabelText('Code'));
    await enterCode(canvas, '123456');
    await expect(await canvas.findByText(aMaskedAadhaar)).toBeVisible();
  },
};

const realNow = Date.now;

/**
 * For 60 seconds after a code was sent, "Get code" only opens the dialog again. After that,
 * "resend" requests a new code.
 */
export const Resend: Story = {
  beforeEach: () => () => {
    Date.now = realNow;
  },
  parameters: withNumberModeHandlers(
    mockPost(sendOtpPath, () => {
      received();
      return otpSentResponse;
    }),
  ),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('button', { name: /^(60|59)s$/ })).toBeDisabled();
    await pressKycButton(canvas, 'Close');
    await pressKycButton(canvas, 'Get code');
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(received).toHaveBeenCalledTimes(1);
    const later = realNow() + 61_000;
    Date.now = () => later;
    await pressKycButton(canvas, 'resend');
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('button', { name: '60s' })).toBeDisabled();
  },
};

export const CodeRequested: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const DialogSmallPhone: Story = {
  ...CodeRequested,
  globals: { viewport: { value: 'small' } },
};
